// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Asks which part of a view a pointer is in.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// Where the pointer is, in the coordinate space of the interaction's view, in points.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
