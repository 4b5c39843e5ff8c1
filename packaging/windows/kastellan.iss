; The installer for Windows: ISCC /DAppVersion=1.2.3 packaging\windows\kastellan.iss
; make package has filled dist\kastellan and build\package before.

#ifndef AppVersion
  #error AppVersion is missing: ISCC /DAppVersion=1.2.3
#endif

[Setup]
AppId={{6B0F2A1E-6C3B-4E0B-9E57-5B1C0C7A5D11}
AppName=Kastellan
AppVersion={#AppVersion}
AppPublisher=Kastellan contributors
VersionInfoVersion={#AppVersion}
VersionInfoDescription=Kastellan
DefaultDirName={autopf}\Kastellan
DefaultGroupName=Kastellan
DisableProgramGroupPage=yes
; Everybody may install for themselves; who may install for all is asked.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\package\kastellan.ico
UninstallDisplayIcon={app}\kastellan.exe
OutputDir=..\..\dist
OutputBaseFilename=kastellan-{#AppVersion}-setup
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[CustomMessages]
en.PlayType=Kastellan play
de.PlayType=Kastellan-Partie
it.PlayType=Partita di Kastellan

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; An older version may have had files that this one lacks.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\kastellan\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "..\..\build\package\play.ico"; DestDir: "{app}"; Flags: ignoreversion
Source: "..\..\LICENSE"; DestDir: "{app}"; DestName: "LICENSE.txt"; Flags: ignoreversion

[Icons]
Name: "{group}\Kastellan"; Filename: "{app}\kastellan.exe"
Name: "{autodesktop}\Kastellan"; Filename: "{app}\kastellan.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.kastellan"; ValueType: string; ValueData: "Kastellan.Play"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.kastellan"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-kastellan"; Flags: uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\Kastellan.Play"; ValueType: string; ValueData: "{cm:PlayType}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Kastellan.Play\DefaultIcon"; ValueType: string; ValueData: "{app}\play.ico"
Root: HKA; Subkey: "Software\Classes\Kastellan.Play\shell\open\command"; ValueType: string; ValueData: """{app}\kastellan.exe"" ""%1"""

[Run]
Filename: "{app}\kastellan.exe"; Description: "{cm:LaunchProgram,Kastellan}"; Flags: nowait postinstall skipifsilent
