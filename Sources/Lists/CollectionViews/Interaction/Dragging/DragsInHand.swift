// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The registry of drags in progress; there is at most one in each surface.
@MainActor
enum DragsInHand {
  private struct Known {
    weak var drag: (any DragUnderWay)?
  }
  private static var all: [Known] = []

  /// Registers a drag that begins; it is held weakly.
  static func record(_ drag: any DragUnderWay) {
    all.removeAll { $0.drag == nil }
    all.append(Known(drag: drag))
  }

  /// Removes a drag that ended.
  static func discard(_ drag: any DragUnderWay) {
    all.removeAll { $0.drag == nil || $0.drag === drag }
  }

  /// Returns the drag in `surface`, or `nil` if there is none.
  static func drag(in surface: ViewSurface?) -> (any DragUnderWay)? {
    guard let surface else { return nil }
    return all.lazy.compactMap(\.drag).first { $0.isInHand(in: surface) }
  }
}
