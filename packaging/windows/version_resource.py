"""What Windows shows about the program in its properties."""

from __future__ import annotations

from importlib.metadata import metadata, version


def text() -> str:
    """Return the version resource in the form that PyInstaller reads."""
    number = version("kastellan")
    parts = tuple([*(int(part) for part in number.split(".")[:3]), 0, 0, 0, 0][:4])
    strings = {
        "CompanyName": "Kastellan contributors",
        "FileDescription": "Kastellan",
        "FileVersion": number,
        "InternalName": "kastellan",
        "LegalCopyright": "© 2026 Kastellan contributors, MIT licence",
        "OriginalFilename": "kastellan.exe",
        "ProductName": "Kastellan",
        "ProductVersion": number,
        "Comments": metadata("kastellan")["Summary"],
    }
    structs = ",\n".join(
        f"        StringStruct({name!r}, {said!r})" for name, said in strings.items()
    )
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={parts}, prodvers={parts}, mask=0x3f, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([
      StringTable('040904B0', [
{structs}
      ])
    ]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])])
  ]
)
"""
