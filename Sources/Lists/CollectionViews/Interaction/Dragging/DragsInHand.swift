// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The drags that persons have in hand: one in a surface.
@MainActor
enum DragsInHand {
  private struct Known {
    weak var drag: (any DragUnderWay)?
  }
  private static var all: [Known] = []

  /// A drag begins; it is not kept.
  static func note(_ drag: any DragUnderWay) {
    all.removeAll { $0.drag == nil }
    all.append(Known(drag: drag))
  }

  /// A drag is over.
  static func forget(_ drag: any DragUnderWay) {
    all.removeAll { $0.drag == nil || $0.drag === drag }
  }

  /// The drag in `surface`; nil: there is none.
  static func drag(in surface: ViewSurface?) -> (any DragUnderWay)? {
    guard let surface else { return nil }
    return all.lazy.compactMap(\.drag).first { $0.isInHand(in: surface) }
  }
}
