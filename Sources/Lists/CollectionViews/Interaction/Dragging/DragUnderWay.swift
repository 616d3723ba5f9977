// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A drag to which items may be added.
@MainActor
protocol DragUnderWay: AnyObject {
  var session: DragSession { get }
  /// Returns whether the drag is in progress in `surface`.
  func isInHand(in surface: ViewSurface) -> Bool
  /// Adds items of lists.
  func add(_ things: [AddedThing])
  /// Adds items of the view of `other`.
  func add(_ items: [UIDragItem], of other: UIDragInteraction)
}

extension DragUnderWay {
  /// Returns items of the view of `other` with their lift previews.
  func things(_ items: [UIDragItem], of other: UIDragInteraction) -> [AddedThing] {
    items.map {
      AddedThing(
        item: $0,
        preview: other.delegate?.dragInteraction(other, previewForLifting: $0, session: session))
    }
  }
}
