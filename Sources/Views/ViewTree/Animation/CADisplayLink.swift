// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A timer that calls a method before each frame of the display.
///
/// It starts when it is added to a run loop, retains its target, and ends with ``invalidate()``. It follows
/// the frames of the window or, in a test, those of the screen under test, whose time is that of the test
/// harness.
///
/// Differs from UIKit: the run loop and the mode are ignored; the method is always called on the main thread.
open class CADisplayLink: NSObject, FrameFollowing {
  private var call: TargetCall?
  private var isInLoop = false
  private var lastCall: TimeInterval?

  /// Creates a link that calls the method `sel` of `target` with the link as its argument, after it is added
  /// to a run loop.
  public init(target: Any, selector sel: Selector) {
    call = TargetCall(target: target as AnyObject, selector: sel)
    super.init()
  }

  /// The target and its method.
  private struct TargetCall {
    let target: AnyObject
    let selector: Selector
  }

  /// The time of the frame of the last call, in seconds on the display's clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next call is due, in seconds on the display's clock.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The interval between two frames of the display, in seconds; 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether calls are suspended.
  open var isPaused = false {
    didSet { if isPaused != oldValue { change() } }
  }

  /// The preferred number of calls per second, or 0 for one in each frame; ignored if
  /// ``preferredFrameRateRange`` specifies a rate.
  open var preferredFramesPerSecond = 0

  /// The preferred range of calls per second; the preferred rate is used, or else the maximum.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts the calls; a no-op after ``invalidate()``.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInLoop, call != nil else { return }
    isInLoop = true
    change()
  }

  /// Stops the calls until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isInLoop = false
    change()
  }

  /// Stops the calls permanently and releases the target.
  open func invalidate() {
    isInLoop = false
    call = nil
    change()
  }

  /// Whether the link receives frames.
  var isRunning: Bool { isInLoop && !isPaused && call != nil }

  /// Starts or stops receiving frames, on the main thread.
  private func change() {
    // Links are changed on any thread, and frames are received only on the main thread.
    nonisolated(unsafe) let link = self
    if MainThread.isCurrent { return MainActor.assumeIsolated { DisplayLinks.changed(link) } }
    DispatchQueue.main.async { MainActor.assumeIsolated { DisplayLinks.changed(link) } }
  }

  /// Calls the method for the frame at `time` if the next call is due.
  func frame(at time: TimeInterval, lasting frame: TimeInterval) {
    guard isRunning, let call else { return }
    let interval = max(frame, wantedInterval)
    if let lastCall,
      !FramePace.isDue(at: time, since: lastCall, every: interval, frame: frame)
    {
      return
    }
    lastCall = time
    timestamp = time
    duration = frame
    targetTimestamp = time + interval
    call.selector.send(to: call.target, [self])
  }

  private var wantedInterval: TimeInterval {
    if let wanted = preferredFrameRateRange.wantedInterval { return wanted }
    return preferredFramesPerSecond > 0 ? 1 / TimeInterval(preferredFramesPerSecond) : 0
  }
}
