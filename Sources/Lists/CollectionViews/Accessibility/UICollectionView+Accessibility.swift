// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UICollectionView: AccessibilityDescribing {
  /// The accessibility defaults of a list or a grid; transparent if the view has an owner.
  ///
  /// The view is one focus group if `allowsFocus` is `true`.
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

  /// Moves the focus to an item, and returns whether an item received it; see
  /// `remembersLastFocusedIndexPath`.
  ///
  /// When a view inside a cell has the focus, that cell receives it.
  package func accessibilityTakeFocus(fromBehind: Bool) -> Bool {
    guard allowsFocus else { return false }
    let focus = FocusPass(engine: engine)
    let held = (surface?.focus.origin).flatMap { $0 === self ? nil : indexPath(holding: $0) }
    if let held, focus.isFocusable(held) { return focus.focus(held, .previous) }
    return focus.take()
  }

  /// Moves the focus to the item that has it or was used last, otherwise to the preferred, the first selected
  /// or the first visible item, and returns whether there was such an item.
  package func accessibilityRegainFocus() -> Bool {
    allowsFocus && FocusPass(engine: engine).take(remembering: true)
  }

  /// Moves the focus to the item whose cell contains `inner`, and returns whether the item received the
  /// focus.
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

  /// Removes the focus from the focused item.
  package func accessibilityLoseFocus() { FocusPass(engine: engine).focus(nil) }

  /// Whether the realised cells are arranged side by side: at least one is narrower than three quarters of
  /// the view, and none is a list element.
  var looksLikeGrid: Bool {
    let cells = engine.realised.all.lazy.filter { $0.key.category == .cell }
    guard cells.first(where: { $0.attributes.listElement != nil }) == nil else { return false }
    return cells.contains { $0.attributes.frame.width < self.bounds.width * 0.75 }
  }
}
