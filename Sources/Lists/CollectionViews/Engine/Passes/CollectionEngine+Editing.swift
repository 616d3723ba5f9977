// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The view with the first responder: it keeps its element while it is out of sight.
extension CollectionEngine {
  /// Whether `view` has the first responder, or a view in it does.
  ///
  /// - Complexity: O(depth).
  func isEdited(_ view: UIView) -> Bool {
    guard let first = view.surface?.firstResponder as? UIView else { return false }
    return first.isDescendant(of: view)
  }

  /// The orthogonal section in whose scroll view the first responder is; its scroll view stays while
  /// it is out of sight.
  var editedSection: Int? {
    guard view.surface?.firstResponder is UIView else { return nil }
    return orthogonal.shownSections.first { section in
      orthogonal.scrollView(ofSection: section).map(isEdited) ?? false
    }
  }

  /// Keeps the view of an element that goes out of sight, if it has the first responder.
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

  /// Returns the view that was kept for an element that comes into sight, and no longer keeps it.
  func takeEdited(_ key: ElementKey) -> UICollectionReusableView? {
    guard let element = editedElement, element.key == key else { return nil }
    releaseEdited()
    guard editedElement != nil else { return nil }
    editedElement = nil
    return element.view
  }

  /// Gives the kept view to the pool when it has the first responder no longer.
  func releaseEdited() {
    guard let element = editedElement, !isEdited(element.view) else { return }
    editedElement = nil
    pool.give(element.view)
  }

  /// Gives the kept view the key that its element has after an update.
  ///
  /// - Returns: The element, when it is gone.
  func renameEdited(_ newKey: (RealisedElement) -> ElementKey?) -> RealisedElement? {
    guard let element = editedElement else { return nil }
    editedElement = newKey(element).map(element.renamed)
    return editedElement == nil ? element : nil
  }

  /// Moves the kept view to where the layout has its element now, out of sight.
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

  /// Moves `view` into `holder`; the first responder in it remains that.
  func bring(_ view: UIView, into holder: UIView) {
    guard let surface = view.surface else { return holder.addSubview(view) }
    surface.keepingFirstResponder { holder.addSubview(view) }
  }

  /// Moves the cell with the first responder out of the scroll view of a section that scrolls by itself
  /// no longer.
  func bringEdited(outOf scrollView: UIView) {
    guard isEdited(scrollView),
      let element = editedElement ?? realised.all.first(where: { isEdited($0.view) })
    else { return }
    element.host = nil
    bring(element.view, into: view)
  }

  /// Ends the editing in a view whose element goes, so that no other element gets the first
  /// responder with it.
  func endEditing(in view: UICollectionReusableView) {
    guard isEdited(view) else { return }
    if !view.endEditing(true) { view.removeFromSuperview() }
  }
}
