// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The selection rectangle of a range within one line, or of one run of it if writing directions are mixed.
final class LineSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  private let direction: NSWritingDirection

  init(_ place: CGRect, isFirst: Bool, isLast: Bool, _ direction: NSWritingDirection) {
    self.place = place
    self.isFirst = isFirst
    self.isLast = isLast
    self.direction = direction
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
