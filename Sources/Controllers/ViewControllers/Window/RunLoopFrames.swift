// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A driver of the frames of a window that no host shows, as tests written for iOS expect them.
///
/// On request, a frame is made at the next turn of the main run loop; during animations, 60 frames per second
/// are made. If the loop does not run, no frames are made, and `frame(at:)` is to be called directly.
@MainActor
final class RunLoopFrames {
  private weak var surface: ViewSurface?
  /// The difference between the surface's time and the system uptime, or `nil` before the first frame.
  private var shift: TimeInterval?
  private var timer: Timer?

  private static let frameDuration: TimeInterval = 1.0 / 60

  init(_ surface: ViewSurface) {
    self.surface = surface
  }

  /// Requests a frame at the next turn of the loop.
  func requestFrame() {
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
    surface.onNeedsFrame = { [weak self] in self?.requestFrame() }
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
