// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UICollectionView: AccessibilityDescribing {
  /// A list or a grid; one stop for the focus.
  package var accessibilityDefaults: AccessibilityDefaults {
    if owner != nil {
      var defaults = AccessibilityDefaults()
      defaults.isTransparent = true
      defaults.isFocusGroup = allowsFocus
      return defaults
    }
    var defaults = AccessibilityDefaults(looksLikeGrid ? .grid : .list)
    defaults.isFocusGroup = allowsFocus
    return defaults
  }

  /// Gives an item the focus; see `remembersLastFocusedIndexPath`.
  ///
  /// What stands in a cell leaves the focus to its cell.
  package func accessibilityTakeFocus(fromBehind: Bool) -> Bool {
    guard allowsFocus else { return false }
    let focus = FocusPass(engine: engine)
    let held = (surface?.focus.origin).flatMap { $0 === self ? nil : indexPath(holding: $0) }
    if let held, focus.isFocusable(held) { return focus.focus(held, .previous) }
    return focus.take()
  }

  /// Gives the item that was used last the focus.
  package func accessibilityRegainFocus() -> Bool {
    allowsFocus && FocusPass(engine: engine).take(remembering: true)
  }

  /// Gives the focus to the item that `inner` stands in.
  package func accessibilityTakeFocus(at inner: AccessibleObject) -> Bool {
    guard allowsFocus, let path = (inner as? UIView).flatMap(indexPath(holding:)) else {
      return false
    }
    let focus = FocusPass(engine: engine)
    return focus.isFocusable(path) && focus.focus(path)
  }

  /// The cell of the item that has the focus.
  package var accessibilityFocusedPart: AccessibleObject? {
    engine.selection.focused.flatMap(cellForItem)?.knownView
  }

  private func indexPath(holding view: UIView) -> IndexPath? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }
      .first { $0.hostingView === self }.flatMap(indexPath(for:))
  }

  /// Takes the focus from the item that has it.
  package func accessibilityLoseFocus() { FocusPass(engine: engine).focus(nil) }

  /// Whether items stand beside each other.
  var looksLikeGrid: Bool {
    let cells = engine.realised.all.lazy.filter { $0.key.category == .cell }
    guard cells.first(where: { $0.attributes.listElement != nil }) == nil else { return false }
    return cells.contains { $0.attributes.frame.width < self.bounds.width * 0.75 }
  }
}
