// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// Calls a method before each frame that the display shows.
///
/// It begins when it is added to a run loop, keeps its target alive, and ends with ``invalidate()``.
/// The frames are those of the window, or of the screen that a test shows: there time is the harness's.
///
/// Differs from UIKit: which run loop and mode it is added to makes no difference; it is the main one.
open class CADisplayLink: NSObject, FrameFollowing {
  private var call: TargetCall?
  private var isInLoop = false
  private var lastCall: TimeInterval?

  /// A link that calls the method `sel` of `target` with itself, once it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    call = TargetCall(target: target as AnyObject, selector: sel)
    super.init()
  }

  /// What is called.
  private struct TargetCall {
    let target: AnyObject
    let selector: Selector
  }

  /// When the frame is shown that the link was called for, in seconds on the display's clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the frame after that is due.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The seconds between two frames of the display.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether no calls are made for now.
  open var isPaused = false {
    didSet { if isPaused != oldValue { change() } }
  }

  /// How many calls a second are wanted; 0: one for each frame.
  open var preferredFramesPerSecond = 0

  /// How many calls a second are wanted, as a range; the rate that is preferred counts, else the
  /// highest.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Begins to make calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInLoop, call != nil else { return }
    isInLoop = true
    change()
  }

  /// Makes no calls any more, until it is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isInLoop = false
    change()
  }

  /// Makes no calls any more, and lets go of the target.
  open func invalidate() {
    isInLoop = false
    call = nil
    change()
  }

  /// Whether frames are to be followed.
  var isRunning: Bool { isInLoop && !isPaused && call != nil }

  /// Has frames followed or no longer, on the main thread.
  private func change() {
    // Links are changed in any thread, and followed on the main thread alone.
    nonisolated(unsafe) let link = self
    if MainThread.isCurrent { return MainActor.assumeIsolated { DisplayLinks.changed(link) } }
    DispatchQueue.main.async { MainActor.assumeIsolated { DisplayLinks.changed(link) } }
  }

  /// A frame is shown at `time`: calls the method, when its time has come.
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
