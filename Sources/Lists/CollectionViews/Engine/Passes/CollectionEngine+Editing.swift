// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The handling of the view that contains the first responder: the element keeps its view while the element
/// is not visible.
extension CollectionEngine {
  /// Returns whether `view` or one of its descendants is the first responder.
  ///
  /// - Complexity: O(depth).
  func isEdited(_ view: UIView) -> Bool {
    guard let first = view.surface?.firstResponder as? UIView else { return false }
    return first.isDescendant(of: view)
  }

  /// The orthogonal section whose scroll view contains the first responder; that scroll view stays while it
  /// is not visible.
  var editedSection: Int? {
    guard view.surface?.firstResponder is UIView else { return nil }
    return orthogonal.shownSections.first { section in
      orthogonal.scrollView(ofSection: section).map(isEdited) ?? false
    }
  }

  /// Keeps the view of an element that leaves the visible area, if it contains the first responder.
  ///
  /// - Returns: Whether the view is kept.
  func keepEdited(_ element: RealisedElement) -> Bool {
    guard isEdited(element.view) else { return false }
    releaseEdited()
    realised.remove(element)
    visibleItems.remove(element.key)
    editedElement = element
    DisplayReport(engine: self).ended(element)
    return true
  }

  /// Returns the view that was kept for an element that becomes visible, and stops keeping it.
  func takeEdited(_ key: ElementKey) -> UICollectionReusableView? {
    guard let element = editedElement, element.key == key else { return nil }
    releaseEdited()
    guard editedElement != nil else { return nil }
    editedElement = nil
    return element.view
  }

  /// Returns the kept view to the pool if it no longer contains the first responder.
  func releaseEdited() {
    guard let element = editedElement, !isEdited(element.view) else { return }
    editedElement = nil
    pool.give(element.view)
  }

  /// Translates the key of the kept element after an update.
  ///
  /// - Returns: The element if it was removed, otherwise `nil`.
  func renameEdited(_ newKey: (RealisedElement) -> ElementKey?) -> RealisedElement? {
    guard let element = editedElement else { return nil }
    editedElement = newKey(element).map(element.renamed)
    return editedElement == nil ? element : nil
  }

  /// Moves the kept view to the position that the layout currently has for its element.
  func placeEdited() {
    releaseEdited()
    guard let element = editedElement else { return }
    let path = element.key.indexPath
    let attributes =
      element.key.category == .cell
      ? layout.layoutAttributesForItem(at: path)
      : layout.layoutAttributesForSupplementaryView(ofKind: element.key.kind, at: path)
    guard let attributes else { return }
    element.attributes = attributes
    Placement(attributes: attributes, item: nil, origin: holder(of: element.host).origin)
      .apply(to: element.view)
  }

  /// Moves `view` into `holder`; a first responder inside it keeps its status.
  func bring(_ view: UIView, into holder: UIView) {
    guard let surface = view.surface else { return holder.addSubview(view) }
    surface.keepingFirstResponder { holder.addSubview(view) }
  }

  /// Moves the cell with the first responder out of the scroll view of a section that is no longer
  /// orthogonal.
  func bringEdited(outOf scrollView: UIView) {
    guard isEdited(scrollView),
      let element = editedElement ?? realised.all.first(where: { isEdited($0.view) })
    else { return }
    element.host = nil
    bring(element.view, into: view)
  }

  /// Ends the editing in a view whose element is removed, so that the first responder is not reused for
  /// another element.
  func endEditing(in view: UICollectionReusableView) {
    guard isEdited(view) else { return }
    if !view.endEditing(true) { view.removeFromSuperview() }
  }
}
