"""How every widget looks: Qt's style sheet, with the colours and sizes of the theme left open.

What a widget is called (``setObjectName``) decides which of these rules it follows.
"""

from __future__ import annotations

from string import Template

STYLE_SHEET = Template("""
* { font-size: ${text_small}px; }
QMainWindow, QMenuBar, QStatusBar { background: $table; }
QToolTip { background: $card; color: $ink; border: 1px solid $line; padding: ${step}px; }
#panel, #game_card { background: $paper; border-radius: ${radius}px; }
#prompt_bar, #page_bar { background: $paper; border-bottom: 2px solid $art_outline; }
#past_bar { background: $marked; border-bottom: 2px solid $art_outline; }
#side_column { background: $paper; border-left: 2px solid $art_outline; }
#strip QToolButton { min-width: ${badge}px; }
#token_marked { background: $marked; border: 1px solid $accent; border-radius: ${radius}px; }
#fold_handle {
    background: $card; border: 1px solid $art_outline; border-right: none; padding: 0px;
    border-top-left-radius: ${radius}px; border-bottom-left-radius: ${radius}px;
}
#fold_handle:hover { background: $marked; }
#fold_handle:focus { background: $marked; border: 2px solid $accent; border-right: none; }
QListWidget#turns { background: transparent; border: 2px solid transparent; }
QListWidget#turns:focus { border: 2px solid $accent; }
#figure { font-weight: bold; font-size: ${text}px; }
#tiny { color: $ink_soft; font-size: ${text_tiny}px; }
#column_foot { border-top: 1px solid $line; }
#scores { border-bottom: 1px solid $line; }
#menu_button::menu-indicator { image: none; width: 0px; }
#game_card { border: 1px solid $line; }
#place_card {
    background: $card; border: 2px solid $art_outline; border-radius: ${radius}px;
}
#refusal_on_wood {
    background: $card; color: $refused; font-weight: bold; border: 2px solid $refused;
    border-radius: ${radius}px; padding: ${step}px 12px;
}
#on_wood { color: $crest; font-size: ${text}px; }
#title { font-family: "$title_family"; font-size: ${text_title}px; }
#story { font-family: "$title_family"; font-size: ${text_large}px; }
#heading { font-size: ${text_large}px; font-weight: bold; }
#prompt { font-size: ${text}px; font-weight: bold; }
#reason { font-size: ${text}px; color: $ink_soft; }
#task { font-size: ${text_large}px; font-weight: bold; }
#reaction {
    background: $card; font-size: ${text}px; border-left: 4px solid $can; padding: ${step}px 8px;
}
#reaction[tone="gain"] { border-left-color: $gain; }
#caption { font-weight: bold; color: $ink_soft; }
#soft { color: $ink_soft; }
#refusal { color: $refused; font-weight: bold; }
QScrollArea, #page { background: transparent; border: none; }
QScrollArea { border: 2px solid transparent; }
QPushButton, QLineEdit {
    background: $card; color: $ink; border: 1px solid $line; border-radius: ${card_radius}px;
    padding: ${step}px; min-height: ${badge}px;
}
QPushButton { padding: ${step}px 12px; }
QPushButton#move { text-align: left; }
QPushButton#narrow { padding: ${step}px; }
QPushButton:hover { border-color: $accent; }
QPushButton:focus, QLineEdit:focus { border: 2px solid $accent; }
QPushButton:focus { padding: ${step}px 11px; }
QPushButton:disabled { color: $ink_soft; background: $paper; }
QPushButton#primary { background: $accent; color: $on_accent; font-weight: bold; }
QPushButton#primary:focus {
    border: 2px solid $ink; outline: 2px solid $on_accent; outline-offset: -5px;
}
QPushButton#face { padding: 0px; border: 2px solid transparent; background: transparent; }
QPushButton#face:hover, QPushButton#face:focus { border-color: $accent; }
QPushButton#card { text-align: left; padding: 0px; border: 2px solid $line; }
QPushButton#card:hover, QPushButton#card:focus { border-color: $accent; }
QPushButton#card:checked { background: $marked; border-color: $accent; }
QPushButton#segment { min-width: ${badge}px; }
QPushButton#segment:checked { background: $accent; color: $on_accent; font-weight: bold; }
QPushButton#segment:checked:focus {
    border: 2px solid $ink; outline: 2px solid $on_accent; outline-offset: -5px;
}
QPushButton#link {
    background: transparent; border-color: transparent; color: $accent; text-align: left;
    padding: 0px; min-height: 0px;
}
QPushButton#link:hover { text-decoration: underline; }
QPushButton#link:focus { border: 2px solid $accent; }
QPushButton#recent { padding: 0px; min-height: 0px; background: $paper; }
QPushButton#danger { color: $refused; border-color: $refused; font-weight: bold; }
#option { font-weight: bold; }
#note { background: $card; border-left: 3px solid $can; padding: ${step}px 8px; }
#key { font-weight: bold; }
QComboBox {
    background: $card; color: $ink; border: 1px solid $line; border-radius: ${card_radius}px;
    padding: ${step}px; min-height: ${badge}px;
}
QComboBox:hover { border-color: $accent; }
QComboBox:focus { border: 2px solid $accent; }
QComboBox:disabled { color: $ink_soft; background: $paper; }
QComboBox::drop-down { border: none; width: ${badge}px; }
QComboBox::down-arrow, QPushButton::menu-indicator {
    width: ${arrow}px; height: ${arrow}px; image: none;
    background: qconicalgradient(cx: 0.5, cy: 1, angle: 0, stop: 0 transparent,
        stop: 0.175 transparent, stop: 0.177 $ink, stop: 0.323 $ink, stop: 0.325 transparent,
        stop: 1 transparent);
}
QPushButton::menu-indicator { subcontrol-position: right center; right: ${step}px; }
QComboBox QAbstractItemView { background: $card; color: $ink; border: 1px solid $line; }
QComboBox QAbstractItemView::item { min-height: ${badge}px; }
QCheckBox { color: $ink; spacing: ${step}px; border: 2px solid transparent; }
QCheckBox:focus { border: 2px solid $accent; border-radius: ${card_radius}px; }
QCheckBox::indicator { width: ${text}px; height: ${text}px; }
QMenuBar::item { padding: ${step}px; }
QMenuBar::item:selected { background: $accent; color: $on_accent; }
QMenu { background: $card; color: $ink; border: 1px solid $line; padding: ${step}px; }
QMenu::item { padding: ${step}px ${badge}px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $ink_soft; background: $card; }
QMenu::indicator { width: ${text}px; height: ${text}px; left: ${step}px; }
QMenu::separator { height: 1px; background: $line; margin: ${step}px; }
QScrollBar { background: $paper; border: none; }
QScrollBar:vertical { width: ${bar}px; }
QScrollBar:horizontal { height: ${bar}px; }
QScrollBar::handle { background: $line; border: 1px solid $ink_soft; border-radius: ${step}px; }
QScrollBar::handle:vertical { min-height: ${badge}px; }
QScrollBar::handle:horizontal { min-width: ${badge}px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
QSlider { min-height: ${badge}px; }
QSlider::groove:horizontal { height: ${step}px; background: $line; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal {
    width: ${bar}px; margin: -${step}px 0px; background: $card; border: 2px solid $accent;
    border-radius: ${step}px;
}
#chooser, #bubble, #sheet {
    background: $card; color: $ink; border: 2px solid $can; border-radius: ${radius}px;
}
#bubble { padding: ${step}px; }
#bubble[tone="refusal"] { border-color: $refused; }
#bubble[tone="details"] { border-color: $line; }
#final_sheet { background: $table; border: none; }
#final_sheet QTableWidget, #final_sheet QHeaderView { font-size: ${text}px; }
#final_sheet QTableWidget#crowded, #final_sheet QTableWidget#crowded QHeaderView {
    font-size: ${text_small}px;
}
#final_sheet QTableWidget { border-radius: ${radius}px; gridline-color: $line; }
#curtain { background: $table; }
QToolButton { border: none; padding: ${step}px; border-radius: ${card_radius}px; }
QToolButton:hover { background: $card; }
QToolButton:focus { background: $card; border: 2px solid $accent; padding: ${step}px; }
QListWidget, QTableWidget, QTextBrowser { background: $card; border: 1px solid $line; }
QListWidget:focus, QTableWidget:focus, QTextBrowser:focus, QPlainTextEdit:focus {
    border: 2px solid $accent;
}
QScrollArea:focus { border: 2px solid $accent; }
QSlider:focus { border: 2px solid $accent; border-radius: ${card_radius}px; }
QListWidget::item { padding: 2px; }
QHeaderView { background: $card; }
QHeaderView::section { background: $paper; color: $ink; border: none; padding: ${step}px; }
QTableCornerButton::section { background: $paper; border: none; }
QHeaderView::section:vertical { padding: 0 ${step}px; }
QGraphicsView { background: $table; border: 2px solid transparent; }
QGraphicsView:focus { border: 2px solid $accent; }
QPlainTextEdit { background: $card; border: 1px solid $line; border-radius: ${card_radius}px; }
""")
