// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// An entry of an open menu.
enum MenuEntry {
  /// An entry that returns to the parent menu.
  case back(UIMenu)
  case title(String)
  /// An action of `menu`.
  case action(UIAction, in: UIMenu)
  case submenu(UIMenu)
  /// A placeholder for deferred elements that are not loaded yet.
  case waiting(UIDeferredMenuElement)
  case gap
  /// Actions and submenus that are side by side.
  case strip([MenuEntry], MenuTileStyle)

  /// Returns the entries of `menu`; gaps occur only between other entries.
  @MainActor
  static func entries(of menu: UIMenu, isInner: Bool) -> [MenuEntry] {
    var entries: [MenuEntry] = []
    if isInner { entries += [.back(menu), .gap] }
    if !isInner, !menu.title.isEmpty { entries.append(.title(menu.title)) }
    appendChildren(of: menu, to: &entries)
    var tidy: [MenuEntry] = []
    for entry in entries {
      if case .gap = entry {
        guard let last = tidy.last, !last.isGap else { continue }
      }
      tidy.append(entry)
    }
    if tidy.last?.isGap ?? false { tidy.removeLast() }
    return tidy
  }

  /// Appends the children of `menu`, in its preferred element size.
  @MainActor
  private static func appendChildren(of menu: UIMenu, to entries: inout [MenuEntry]) {
    guard let style = MenuTileStyle(menu) else {
      return append(menu.children, of: menu, to: &entries)
    }
    var own: [MenuEntry] = []
    append(menu.children, of: menu, to: &own)
    var tiles: [MenuEntry] = []
    func close() {
      if !tiles.isEmpty { entries.append(.strip(tiles, style)) }
      tiles = []
    }
    for entry in own {
      switch entry {
      case .action, .submenu: tiles.append(entry)
      default:
        close()
        entries.append(entry)
      }
    }
    close()
  }

  @MainActor
  private static func append(
    _ elements: [UIMenuElement], of menu: UIMenu, to entries: inout [MenuEntry]
  ) {
    for element in elements {
      switch element {
      case let action as UIAction:
        if !action.attributes.contains(.hidden) { entries.append(.action(action, in: menu)) }
      case let inner as UIMenu where inner.options.contains(.displayInline):
        entries.append(.gap)
        if !inner.title.isEmpty { entries.append(.title(inner.title)) }
        appendChildren(of: inner, to: &entries)
        entries.append(.gap)
      case let inner as UIMenu: entries.append(.submenu(inner))
      case let deferred as UIDeferredMenuElement:
        if let elements = deferred.elements {
          append(elements, of: menu, to: &entries)
        } else {
          entries.append(.waiting(deferred))
        }
      default: break
      }
    }
  }

  var isGap: Bool { if case .gap = self { true } else { false } }

  /// Whether the entry is a row or a strip; separators are shown between these only.
  var isRow: Bool {
    switch self {
    case .back, .action, .submenu, .waiting, .strip: true
    case .title, .gap: false
    }
  }

  /// Whether there is a symbol before the title.
  @MainActor
  var hasSign: Bool {
    switch self {
    case .action(let action, _): action.state != .off
    case .submenu, .back: true
    case .title, .waiting, .gap, .strip: false
    }
  }
}
