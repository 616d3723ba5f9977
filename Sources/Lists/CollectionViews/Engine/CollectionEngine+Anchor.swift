// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension CollectionEngine {
  /// The axis along which the content scrolls: horizontally only where it does so alone.
  var scrollAxis: UICollectionViewScrollDirection {
    let (size, content) = (view.bounds.size, view.contentSize)
    return content.width > size.width && content.height <= size.height ? .horizontal : .vertical
  }

  /// What is to stay in its place in the cycle that begins: what an earlier step left to be kept, if
  /// nobody has scrolled since, or what the user looks at now.
  func takeAnchor() -> ScrollAnchor {
    defer { pendingAnchor = nil }
    if let pendingAnchor, pendingAnchor.offset == view.contentOffset { return pendingAnchor.anchor }
    return ScrollAnchor(engine: self)
  }

  /// The same in a cycle that shows an update of data.
  func takeAnchorOfUpdate() -> ScrollAnchor {
    takeAnchor().duringUpdate(placeInUpdate, scrollPolicy)
  }

  /// Returns what stays in its place in a preparation that `anchor` was taken for: the content offset
  /// instead, when the layout was invalidated or the view has another size.
  func adapted(_ anchor: ScrollAnchor) -> ScrollAnchor {
    needs.layingOutAnew ? anchor.inNewLayout(scrollPolicy) : anchor
  }

  /// Has the updates that `body` makes do with the place what `place` says.
  func updating(_ place: PlaceInUpdates, _ body: () -> Void) {
    let outer = placeInUpdate
    placeInUpdate = place
    body()
    placeInUpdate = outer
  }

  /// Leaves an anchor to the next cycle: the views in sight no longer tell where things were.
  func keepAnchor(_ anchor: ScrollAnchor) {
    guard !knownBounds.isNull else { return }
    pendingAnchor = ScrollAnchor.Pending(anchor: anchor, offset: view.contentOffset)
  }

  /// Gives what waits to be kept its key after an update.
  func renameAnchor(
    _ newKey: (ElementKey) -> ElementKey?, newSection: (Int) -> Int? = { _ in nil }
  ) {
    guard let anchor = pendingAnchor?.anchor else { return }
    pendingAnchor?.anchor = anchor.renamed(newKey, newSection: newSection)
  }
}
