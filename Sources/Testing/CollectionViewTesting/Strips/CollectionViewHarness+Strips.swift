// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree
import UIKit

extension CollectionViewHarness {
  /// What the screen shows while `body` runs, and until nothing moves after that, as a strip.
  ///
  /// The strip has `count` frames, evenly spread over that time. After `limit` seconds it ends.
  ///
  /// Only time of the harness's clock counts; the first frame shows the screen as it was before.
  public func strip(
    of count: Int = 6, limit: TimeInterval = 3, _ body: () -> Void
  ) -> FrameStrip {
    layout()
    let film = StripFilm(start: time)
    film.note(surface, at: time)
    self.film = film
    defer { self.film = nil }
    act { _ in body() }
    runUntilIdle(limit: limit)
    return FrameStrip(
      frames: film.chosen(count), size: size, scale: scale,
      isDark: surface.traits.userInterfaceStyle == .dark)
  }
}
