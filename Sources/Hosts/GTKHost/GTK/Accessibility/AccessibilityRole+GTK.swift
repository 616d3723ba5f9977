// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import MullionViewTree

extension AccessibilityRole {
  /// GTK's most specific corresponding role.
  var gtk: GtkAccessibleRole {
    switch self {
    case .window: GTK_ACCESSIBLE_ROLE_GROUP
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .navigation: GTK_ACCESSIBLE_ROLE_NAVIGATION
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .scrollArea: GTK_ACCESSIBLE_ROLE_GROUP
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .grid: GTK_ACCESSIBLE_ROLE_GRID
    case .gridCell: GTK_ACCESSIBLE_ROLE_GRID_CELL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .toggleButton: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .switch: GTK_ACCESSIBLE_ROLE_SWITCH
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .busy: GTK_ACCESSIBLE_ROLE_STATUS
    case .textField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .menu: GTK_ACCESSIBLE_ROLE_MENU
    case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .choice: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
    case .choiceItem: GTK_ACCESSIBLE_ROLE_RADIO
    }
  }
}
