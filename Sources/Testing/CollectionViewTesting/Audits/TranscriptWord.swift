// SPDX-License-Identifier: Apache-2.0

/// The words for roles and states in a transcript.
enum TranscriptWord: String, CaseIterable {
  case button, link, image, heading, toggle, adjustable, textField, searchField, tab, menuItem
  case on, off, selected, dimmed, expanded, collapsed, busy, actions, list, alert, dialog

  /// The translations of a word: English, German, French, Spanish, Korean, Arabic.
  typealias Words = (String, String, String, String, String, String)

  /// The translations of the word.
  var words: Words {
    switch self {
    case .button: ("button", "Taste", "bouton", "botón", "버튼", "زر")
    case .link: ("link", "Link", "lien", "enlace", "링크", "رابط")
    case .image: ("image", "Bild", "image", "imagen", "이미지", "صورة")
    case .heading: ("heading", "Überschrift", "titre", "encabezado", "머리말", "عنوان")
    case .toggle:
      (
        "switch button", "Umschalttaste", "bouton bascule", "botón de conmutación", "전환 버튼",
        "زر تبديل"
      )
    case .adjustable: ("adjustable", "anpassbar", "ajustable", "ajustable", "조절 가능", "قابل للضبط")
    case .textField:
      ("text field", "Textfeld", "champ de texte", "campo de texto", "텍스트 필드", "حقل نص")
    case .searchField:
      ("search field", "Suchfeld", "champ de recherche", "campo de búsqueda", "검색 필드", "حقل بحث")
    case .tab: ("tab", "Tab", "onglet", "pestaña", "탭", "علامة تبويب")
    case .menuItem:
      ("menu item", "Menüeintrag", "élément de menu", "ítem de menú", "메뉴 항목", "عنصر قائمة")
    case .on: ("on", "ein", "activé", "activado", "켬", "قيد التشغيل")
    case .off: ("off", "aus", "désactivé", "desactivado", "끔", "متوقف")
    case .selected: ("selected", "ausgewählt", "sélectionné", "seleccionado", "선택됨", "محدد")
    case .dimmed: ("dimmed", "abgeblendet", "estompé", "atenuado", "흐리게 표시됨", "معتم")
    case .expanded: ("expanded", "erweitert", "développé", "expandido", "펼쳐짐", "موسع")
    case .collapsed: ("collapsed", "reduziert", "réduit", "contraído", "접힘", "مطوي")
    case .busy: ("busy", "in Arbeit", "occupé", "ocupado", "진행 중", "مشغول")
    case .actions: ("actions", "Aktionen", "actions", "acciones", "동작", "الإجراءات")
    case .list: ("list", "Liste", "liste", "lista", "목록", "قائمة")
    case .alert: ("alert", "Hinweis", "alerte", "aviso", "경고", "تنبيه")
    case .dialog: ("dialog", "Dialog", "dialogue", "diálogo", "대화상자", "مربع حوار")
    }
  }
}
