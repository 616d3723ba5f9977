// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree

/// A source of frames that display links follow.
@MainActor
protocol FrameGiving: AnyObject {
  /// The display of the frames; `nil` for any.
  var ambient: AmbientDisplay? { get }
  /// The time on a clock controlled by a test, in seconds, or `nil` if the machine's clock is used.
  var virtualTime: TimeInterval? { get }
  /// Performs the pending updates and layout.
  func layOutPending()
  /// Adds a callback that is called at the beginning of each frame, with its time, until it returns `false`.
  func addFrameCallback(_ callback: @escaping (TimeInterval) -> Bool)
}
