// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Ticks what is animated in one surface, as long as something is; costs nothing otherwise.
@MainActor
final class LayerAnimator {
  private unowned let clock: any AnimationClock
  private var tickers: [any AnimationTicking] = []
  private var due: [() -> Void] = []
  private var isTicking = false

  init(_ clock: any AnimationClock) {
    self.clock = clock
  }

  /// The time animations begin at when they begin at once, in seconds on the host's clock.
  var now: TimeInterval { clock.currentTime }

  /// Ticks `ticker` in each frame until it answers that it is done.
  func add(_ ticker: any AnimationTicking) {
    if !tickers.contains(where: { $0 === ticker }) { tickers.append(ticker) }
    tick()
  }

  /// Calls `body` at the begin of the next frame.
  func callInNextFrame(_ body: @escaping () -> Void) {
    due.append(body)
    tick()
  }

  /// Lays out now what waits for layout.
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
