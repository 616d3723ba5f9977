// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One gesture that selects many items, from its beginning to its end.
@MainActor
protocol BandRunning: AnyObject {
  /// The gesture was recognised.
  func begin()
  /// The touches are at `point`, in content coordinates.
  func update(to point: CGPoint)
  /// The gesture is over.
  func end()
}
