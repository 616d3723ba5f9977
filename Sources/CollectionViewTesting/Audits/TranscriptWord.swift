// SPDX-License-Identifier: Apache-2.0

/// What a transcript says of elements beside their own words.
enum TranscriptWord: String, CaseIterable {
  case button, link, image, heading, toggle, adjustable, textField, searchField, tab, menuItem
  case on, off, selected, dimmed, expanded, collapsed, busy, actions, list, alert, dialog

  /// In English, German, French, Spanish.
  var words: (String, String, String, String) {
    switch self {
    case .button: ("button", "Taste", "bouton", "botón")
    case .link: ("link", "Link", "lien", "enlace")
    case .image: ("image", "Bild", "image", "imagen")
    case .heading: ("heading", "Überschrift", "titre", "encabezado")
    case .toggle: ("switch button", "Umschalttaste", "bouton bascule", "botón de conmutación")
    case .adjustable: ("adjustable", "anpassbar", "ajustable", "ajustable")
    case .textField: ("text field", "Textfeld", "champ de texte", "campo de texto")
    case .searchField: ("search field", "Suchfeld", "champ de recherche", "campo de búsqueda")
    case .tab: ("tab", "Tab", "onglet", "pestaña")
    case .menuItem: ("menu item", "Menüeintrag", "élément de menu", "ítem de menú")
    case .on: ("on", "ein", "activé", "activado")
    case .off: ("off", "aus", "désactivé", "desactivado")
    case .selected: ("selected", "ausgewählt", "sélectionné", "seleccionado")
    case .dimmed: ("dimmed", "abgeblendet", "estompé", "atenuado")
    case .expanded: ("expanded", "erweitert", "développé", "expandido")
    case .collapsed: ("collapsed", "reduziert", "réduit", "contraído")
    case .busy: ("busy", "in Arbeit", "occupé", "ocupado")
    case .actions: ("actions", "Aktionen", "actions", "acciones")
    case .list: ("list", "Liste", "liste", "lista")
    case .alert: ("alert", "Hinweis", "alerte", "aviso")
    case .dialog: ("dialog", "Dialog", "dialogue", "diálogo")
    }
  }
}
