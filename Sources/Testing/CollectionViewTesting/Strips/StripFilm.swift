// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// The recorder of the frames of a harness, for a strip.
@MainActor
final class StripFilm {
  private(set) var frames: [FrameStrip.Frame] = []
  private let start: TimeInterval

  init(start: TimeInterval) {
    self.start = start
  }

  /// Records the frame of `surface` at `time`; of several frames at one time only the last is kept, in
  /// addition to the first frame of the strip.
  func record(_ surface: ViewSurface, at time: TimeInterval) {
    let tree = surface.displayTree()
    let frame = FrameStrip.Frame(
      time: time - start, tree: tree, lines: ScreenPlaces(surface, tree: tree).lines)
    // The first frame shows the screen before any action, and is never replaced.
    if frames.count > 1, frames.last?.time == frame.time { frames.removeLast() }
    frames.append(frame)
  }

  /// Returns at most `count` frames, evenly distributed over the time; all frames if `count` is less than 2.
  ///
  /// The first frame is always included, the last one if `count` is at least 3.
  func chosen(_ count: Int) -> [FrameStrip.Frame] {
    guard count > 1, frames.count > count, let last = frames.last else { return frames }
    let moved = frames.filter { $0.time > 0 }
    let rest = moved.isEmpty ? Array(frames.dropFirst()) : moved
    let begin = rest.first?.time ?? 0
    var chosen = [frames[0]]
    for number in 1..<count {
      let part = Double(number - 1) / Double(max(1, count - 2))
      let time = begin + (last.time - begin) * part
      let nearest = rest.min { abs($0.time - time) < abs($1.time - time) }
      if let nearest, chosen.count == 1 || nearest.time > (chosen.last?.time ?? -1) {
        chosen.append(nearest)
      }
    }
    return chosen
  }
}
