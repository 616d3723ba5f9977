// SPDX-License-Identifier: Apache-2.0

/// The sections of the sidebar screen.
enum SidebarSection: CaseIterable {
  case shortcuts
  case folders
  case people

  /// The place whose children the section shows, or `nil` for the shortcuts.
  var root: SidebarPlace? {
    switch self {
    case .shortcuts: nil
    case .folders: .folders
    case .people: .people
    }
  }
}
