// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An animator that ticks the animations of one surface; adds no frame callback while nothing is animated.
@MainActor
final class LayerAnimator {
  private unowned let clock: any AnimationClock
  private var tickers: [any AnimationTicking] = []
  private var due: [() -> Void] = []
  private var isTicking = false

  init(_ clock: any AnimationClock) {
    self.clock = clock
  }

  /// The current time on the host's clock, in seconds, at which animations without a delay begin.
  var now: TimeInterval { clock.currentTime }

  /// Ticks `ticker` in each frame until it returns `false`.
  func add(_ ticker: any AnimationTicking) {
    if !tickers.contains(where: { $0 === ticker }) { tickers.append(ticker) }
    tick()
  }

  /// Calls `body` in the next frame, after the animations were ticked; while they are being ticked, in the
  /// current frame.
  func callInNextFrame(_ body: @escaping () -> Void) {
    due.append(body)
    tick()
  }

  /// Performs pending layout.
  func layOut() { clock.layOutViews() }

  private func tick() {
    guard !isTicking else { return }
    isTicking = true
    clock.addFrameCallback { [weak self] time in self?.step(to: time) ?? false }
  }

  private func step(to time: TimeInterval) -> Bool {
    for ticker in tickers where !ticker.tick(to: time) {
      tickers.removeAll { $0 === ticker }
    }
    let calls = due
    due = []
    calls.forEach { $0() }
    isTicking = !tickers.isEmpty || !due.isEmpty
    return isTicking
  }
}
