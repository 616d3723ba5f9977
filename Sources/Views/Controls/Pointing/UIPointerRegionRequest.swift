// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A request for the region that a pointer is in.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer in the coordinate space of the interaction's view, in points.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
