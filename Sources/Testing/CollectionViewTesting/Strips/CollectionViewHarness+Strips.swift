// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree
import UIKit

extension CollectionViewHarness {
  /// Returns a strip of the screen while `body` runs, and until the screen is idle after that.
  ///
  /// The strip has at most `count` frames, evenly distributed over that time; if `count` is less than 2, it
  /// has all frames. Waiting for the idle screen ends after `limit` seconds.
  ///
  /// Only time of the harness's clock counts; the first frame shows the screen before `body` runs.
  ///
  /// - Returns: the strip.
  public func strip(
    of count: Int = 6, limit: TimeInterval = 3, _ body: () -> Void
  ) -> FrameStrip {
    layout()
    let film = StripFilm(start: time)
    film.record(surface, at: time)
    self.film = film
    defer { self.film = nil }
    act { _ in body() }
    runUntilIdle(limit: limit)
    return FrameStrip(
      frames: film.chosen(count), size: size, scale: scale,
      isDark: surface.traits.userInterfaceStyle == .dark)
  }
}
