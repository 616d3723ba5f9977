// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCompositionalLayout
import Testing

@Suite("OrthogonalRest")
struct OrthogonalRestTests {
  /// Returns the resting offset of a section with stops every 100 points up to 500.
  private func rest(
    from current: CGFloat, turnsPages: Bool, proposed: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    OrthogonalRest(
      current: current, turnsPages: turnsPages,
      nearest: { min(max(($0 / 100).rounded() * 100, 0), 500) }
    ).rest(proposed: proposed, velocity: velocity)
  }

  @Test func `a slow hand lets it rest at the nearest stop`() {
    expect(rest(from: 140, turnsPages: true, proposed: 400, velocity: 50), equals: 100)
    expect(rest(from: 140, turnsPages: false, proposed: 160, velocity: 50), equals: 200)
  }

  @Test func `a fling turns one page, however far it would go`() {
    expect(rest(from: 110, turnsPages: true, proposed: 480, velocity: 900), equals: 200)
    expect(rest(from: 90, turnsPages: true, proposed: -300, velocity: -900), equals: 0)
    expect(rest(from: 310, turnsPages: true, proposed: 0, velocity: -900), equals: 300)
    expect(rest(from: 500, turnsPages: true, proposed: 900, velocity: 900), equals: 500)
  }

  @Test func `a fling leads to the stop where it ends, and to the next one at least`() {
    expect(rest(from: 110, turnsPages: false, proposed: 430, velocity: 900), equals: 400)
    expect(rest(from: 110, turnsPages: false, proposed: 130, velocity: 900), equals: 200)
    expect(rest(from: 190, turnsPages: false, proposed: 180, velocity: -900), equals: 100)
  }
}
