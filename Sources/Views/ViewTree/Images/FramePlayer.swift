// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A player of the frames of an animated image.
@MainActor
final class FramePlayer: AnimationTicking {
  private let count: Int
  private let duration: TimeInterval
  /// The number of runs; 0 for no limit.
  private let limit: Int
  private let begin: TimeInterval
  private var isStopped = false
  /// The index of the current frame.
  private(set) var index = 0
  var onFrame: () -> Void = {}
  var onEnd: () -> Void = {}

  init(count: Int, duration: TimeInterval, limit: Int, begin: TimeInterval) {
    self.count = max(1, count)
    self.duration = max(0.001, duration)
    self.limit = limit
    self.begin = begin
  }

  func stop() { isStopped = true }

  func tick(to time: TimeInterval) -> Bool {
    guard !isStopped else { return false }
    let runs = max(0, time - begin) / duration
    if limit > 0, runs >= Double(limit) {
      isStopped = true
      onEnd()
      return false
    }
    // At the exact start time of an image, that image is shown in spite of rounding errors.
    let share = (runs + 1e-9).truncatingRemainder(dividingBy: 1)
    let now = min(count - 1, Int(share * Double(count) + 1e-9))
    if now != index {
      index = now
      onFrame()
    }
    return true
  }
}
