// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Makes the frames of a window that no host shows, as a test of iOS expects them: at the next turn of
/// the main run loop when something waits for one, and sixty times a second while something moves.
///
/// Where the loop does not run nothing happens: who calls `frame(at:)` keeps time himself.
@MainActor
final class RunLoopFrames {
  private weak var surface: ViewSurface?
  /// What is added to the machine's time for the surface's; nil: no frame was made yet.
  private var shift: TimeInterval?
  private var timer: Timer?

  private static let frameDuration: TimeInterval = 1.0 / 60

  init(_ surface: ViewSurface) {
    self.surface = surface
  }

  /// Has a frame made at the next turn of the loop.
  func askForFrame() {
    RunLoop.main.perform(inModes: [.common]) { [weak self] in
      MainActor.assumeIsolated { self?.makeFrame() }
    }
  }

  private func makeFrame() {
    guard let surface else { return }
    let time = ProcessInfo.processInfo.systemUptime
    let shift = shift ?? surface.now - time
    if self.shift == nil {
      self.shift = shift
      surface.clock = { ProcessInfo.processInfo.systemUptime + shift }
    }
    surface.onNeedsFrame = nil
    let goesOn = surface.frame(at: time + shift)
    surface.onNeedsFrame = { [weak self] in self?.askForFrame() }
    if goesOn { makeNextFrame() }
  }

  private func makeNextFrame() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: Self.frameDuration, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.timer = nil
        self?.makeFrame()
      }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }
}
