// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension CollectionEngine {
  /// The axis along which the content scrolls: horizontal only if it scrolls horizontally and not vertically.
  var scrollAxis: UICollectionViewScrollDirection {
    let (size, content) = (view.bounds.size, view.contentSize)
    return content.width > size.width && content.height <= size.height ? .horizontal : .vertical
  }

  /// Returns the anchor of a new cycle: the pending one of an earlier step, unless the view has scrolled
  /// since, or the current one.
  func takeAnchor() -> ScrollAnchor {
    defer { pendingAnchor = nil }
    if let pendingAnchor, pendingAnchor.offset == view.contentOffset { return pendingAnchor.anchor }
    return ScrollAnchor(engine: self)
  }

  /// Returns the anchor of a cycle that displays an update of data.
  func takeAnchorOfUpdate() -> ScrollAnchor {
    takeAnchor().duringUpdate(placeInUpdate, scrollPolicy)
  }

  /// Returns `anchor`, or, if the layout was invalidated or the view has another size, an anchor that
  /// preserves the content offset.
  ///
  /// With a scroll policy that preserves positions in layouts, and for the anchor of an update of data,
  /// always returns `anchor`.
  func adapted(_ anchor: ScrollAnchor) -> ScrollAnchor {
    needs.layingOutAnew ? anchor.inNewLayout(scrollPolicy) : anchor
  }

  /// Runs `body`, whose updates handle the scroll position as `place` specifies.
  func updating(_ place: PlaceInUpdates, _ body: () -> Void) {
    let outer = placeInUpdate
    placeInUpdate = place
    body()
    placeInUpdate = outer
  }

  /// Stores an anchor for the next cycle, because the positions of the visible views are no longer valid by
  /// then.
  func keepAnchor(_ anchor: ScrollAnchor) {
    guard !knownBounds.isNull else { return }
    pendingAnchor = ScrollAnchor.Pending(anchor: anchor, offset: view.contentOffset)
  }

  /// Translates the key of the pending anchor after an update.
  func renameAnchor(
    _ newKey: (ElementKey) -> ElementKey?, newSection: (Int) -> Int? = { _ in nil }
  ) {
    guard let anchor = pendingAnchor?.anchor else { return }
    pendingAnchor?.anchor = anchor.renamed(newKey, newSection: newSection)
  }
}
