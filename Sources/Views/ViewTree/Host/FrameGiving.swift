// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree

/// What has frames that display links follow.
@MainActor
protocol FrameGiving: AnyObject {
  /// The display whose frames these are; nil: any.
  var ambient: AmbientDisplay? { get }
  /// The time on a clock that a test turns, in seconds; nil: the machine's clock counts.
  var virtualTime: TimeInterval? { get }
  /// Updates and lays out now what waits for it.
  func layOutPending()
  /// Calls `callback` at the beginning of each frame, with its time, until it answers false.
  func addFrameCallback(_ callback: @escaping (TimeInterval) -> Bool)
}
