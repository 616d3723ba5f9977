// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The swipe from an edge that shows the first column of a split view.
@MainActor
final class SplitSwipe {
  private let recognizer = BackSwipeRecognizer()

  /// Adds the recogniser at an edge of `view`.
  ///
  /// `action` is called when a swipe begins; the swipe fails if `canBegin` returns `false`.
  func attach(
    to view: UIView, at edge: UIRectEdge, canBegin: @escaping () -> Bool,
    action: @escaping () -> Void
  ) {
    recognizer.edges = edge
    recognizer.canBegin = canBegin
    recognizer.handlers = [
      (
        key: -1,
        body: { [weak recognizer] _ in
          if recognizer?.state == .began { action() }
        }
      )
    ]
    if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
  }
}
