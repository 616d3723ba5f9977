// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionViewTree

/// A progress that advances with time, and changes to the next page when a page's duration has elapsed.
///
/// Changing the page sends `.valueChanged`, as the user's tap does. The time is that of the window or of the
/// test harness.
///
/// ```swift
/// let progress = UIPageControlTimerProgress(preferredDuration: 5)
/// pageControl.progress = progress
/// progress.resumeTimer()
/// ```
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?
  private var last: TimeInterval?

  /// Creates a paused timer with a duration for all pages, in seconds.
  ///
  /// - Precondition: `preferredDuration` is more than 0.
  public init(preferredDuration: TimeInterval) {
    Self.check(preferredDuration)
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// The duration of pages without a duration of their own, in seconds.
  ///
  /// - Precondition: The duration is more than 0.
  open var preferredDuration: TimeInterval {
    didSet { Self.check(preferredDuration) }
  }

  /// Whether the timer continues with the first page after the last one; if `false`, it stops there.
  open var resetsToInitialPageAfterEnd = false

  /// Whether the timer is running.
  open var isRunning: Bool { link != nil }

  /// Starts or resumes the timer.
  open func resumeTimer() {
    guard link == nil else { return }
    let link = CADisplayLink(
      target: FrameCounter(self), selector: Selector("frame:", FrameCounter.frame(_:)))
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  /// Pauses the timer until it is resumed.
  open func pauseTimer() {
    link?.invalidate()
    link = nil
    last = nil
  }

  /// Sets the duration of a page, in seconds; 0 restores ``preferredDuration``.
  ///
  /// - Precondition: `duration` is not negative.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    require(duration >= 0, "the duration of page \(page) is \(duration): give 0 or more seconds")
    durations[page] = duration == 0 ? nil : duration
  }

  /// Returns the duration of a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  private static func check(_ duration: TimeInterval) {
    require(
      duration > 0, "the preferred duration of pages is \(duration): give more than 0 seconds")
  }

  /// Updates the progress for a frame at `time`.
  private func frame(at time: TimeInterval) {
    let passed = last.map { time - $0 } ?? 0
    last = time
    guard let control, isProgressVisible, control.numberOfPages > 0, passed > 0 else { return }
    currentProgress += Float(passed / duration(forPage: control.currentPage))
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1 { advance(control) }
  }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    progressDelegate as? any UIPageControlTimerProgressDelegate
  }

  /// Changes to the next page if there is one and the delegate permits it; otherwise pauses the timer.
  private func advance(_ control: UIPageControl) {
    let isLast = control.currentPage == control.numberOfPages - 1
    if isLast, !resetsToInitialPageAfterEnd { return pauseTimer() }
    let next = isLast ? 0 : control.currentPage + 1
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    control.turn(to: next)
  }

  /// The target of the display link, which does not retain the timer.
  private final class FrameCounter: NSObject {
    weak var timer: UIPageControlTimerProgress?

    init(_ timer: UIPageControlTimerProgress) {
      self.timer = timer
      super.init()
    }

    func frame(_ link: CADisplayLink) {
      guard let timer else { return link.invalidate() }
      timer.frame(at: link.timestamp)
    }
  }
}
