// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A drag to which things may be added.
@MainActor
protocol DragUnderWay: AnyObject {
  var session: DragSession { get }
  /// Whether a person has it in hand in `surface`.
  func isInHand(in surface: ViewSurface) -> Bool
  /// Adds things of lists.
  func add(_ things: [AddedThing])
  /// Adds things of the view of `other`.
  func add(_ items: [UIDragItem], of other: UIDragInteraction)
}

extension DragUnderWay {
  /// What is seen of things of the view of `other`.
  func things(_ items: [UIDragItem], of other: UIDragInteraction) -> [AddedThing] {
    items.map {
      AddedThing(
        item: $0,
        preview: other.delegate?.dragInteraction(other, previewForLifting: $0, session: session))
    }
  }
}
