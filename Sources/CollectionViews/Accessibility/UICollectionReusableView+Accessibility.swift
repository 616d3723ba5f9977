// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ViewTree

// One conformance for cells and all others: a subclass can't have another one.
extension UICollectionReusableView: AccessibilityDescribing {
  /// A cell with its place among the section's, a header, or a text; it says what it shows.
  package var accessibilityDefaults: AccessibilityDefaults {
    guard let attributes = appliedAttributes, !isPooled else { return AccessibilityDefaults() }
    switch attributes.representedElementCategory {
    case .decorationView: return AccessibilityDefaults()
    case .cell: return (self as? UICollectionViewCell)?.cellDefaults ?? AccessibilityDefaults()
    case .supplementaryView:
      let isHeader =
        attributes.representedElementKind == UICollectionView.elementKindSectionHeader
      var defaults = AccessibilityDefaults(isHeader ? .heading : .text)
      defaults.traits = isHeader ? .header : .staticText
      defaults.saysWhatItShows = true
      defaults.spokesman = (self as? TableBoundaryShell)?.hosted
      return defaults
    }
  }

  /// Selects a cell as a tap does.
  package func accessibilityUse() -> Bool {
    guard let cell = self as? UICollectionViewCell, let list = cell.hostingView,
      let path = list.indexPath(for: cell)
    else { return false }
    return SelectionPass(engine: list.engine).use(path)
  }
}

extension UICollectionViewCell {
  fileprivate var cellDefaults: AccessibilityDefaults {
    guard let list = hostingView, let path = list.indexPath(for: self) else {
      return AccessibilityDefaults()
    }
    let isRow = appliedAttributes?.listElement != nil || !list.looksLikeGrid
    var defaults = AccessibilityDefaults(isRow ? .listItem : .gridCell)
    defaults.saysWhatItShows = true
    defaults.spokesman = (self as? TableRowShell)?.hosted
    let counts = list.engine.knownCounts.items
    if counts.indices.contains(path.section) {
      defaults.position = AccessibilityPosition(path.item + 1, of: counts[path.section])
    }
    defaults.states.isSelected = list.selectsNow ? isSelected : isSelected ? true : nil
    defaults.states.isDisabled = !isUserInteractionEnabled
    defaults.states.isFocusable = list.allowsFocus
    let typist = list.surface?.firstResponder
    defaults.states.isFocused =
      list.engine.focusedPath == path && (typist == nil || typist === list)
    if let row = self as? UICollectionViewListCell { row.describe(&defaults) }
    if defaults.states.isFocused { defaults.actions = swipeActions(at: path, in: list) }
    return defaults
  }

  /// What a swipe offers, for the cell that has the focus: the application is asked for it.
  private func swipeActions(
    at path: IndexPath, in list: UICollectionView
  ) -> [UIAccessibilityCustomAction] {
    guard list.allowsSwipes else { return [] }
    let all = [true, false].compactMap {
      list.swipeActions(at: path, isLeading: $0, isDeliberate: false)
    }.flatMap(\.actions)
    return all.compactMap { action in
      guard let title = action.title, !title.isEmpty else { return nil }
      return UIAccessibilityCustomAction(name: title) { [weak self] _ in
        guard let self else { return false }
        action.handler(action, self) { _ in }
        return true
      }
    }
  }
}

extension UICollectionViewListCell {
  fileprivate func describe(_ defaults: inout AccessibilityDefaults) {
    if hasOutlineDisclosure { defaults.states.isExpanded = configurationState.isExpanded }
    if accessories.contains(where: { $0.accessoryType == .checkmark }) {
      defaults.states.isChecked = true
    }
  }
}
