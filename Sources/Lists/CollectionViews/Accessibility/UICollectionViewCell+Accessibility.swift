// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension UICollectionViewCell: CellDescribing {
  var cellDefaults: AccessibilityDefaults {
    guard let list = hostingView, let path = list.indexPath(for: self) else {
      return AccessibilityDefaults()
    }
    let isRow = appliedAttributes?.listElement != nil || !list.looksLikeGrid
    var defaults = AccessibilityDefaults(isRow ? .listItem : .gridCell)
    defaults.saysWhatItShows = true
    defaults.spokesman = asShell?.spokesman
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
    (self as? any RowDescribing)?.describe(&defaults)
    if defaults.states.isFocused { defaults.actions = swipeActions(at: path, in: list) }
    return defaults
  }

  func useItem() -> Bool {
    guard let list = hostingView, let path = list.indexPath(for: self) else { return false }
    return SelectionPass(engine: list.engine).use(path)
  }

  /// Returns the titled swipe actions of the item at `path` as custom accessibility actions.
  ///
  /// The actions are requested from the application; empty if `list` does not allow swipes.
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
