// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionViewTree

/// A progress that time moves on, and that turns to the next page when a page's time is over.
///
/// Turning sends `valueChanged`, as a person's tap does. Time is the window's, or the harness's.
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

  /// A progress that stands still, with a time for all pages, in seconds.
  ///
  /// - Precondition: `preferredDuration` is more than 0.
  public init(preferredDuration: TimeInterval) {
    Self.check(preferredDuration)
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// The time of pages that have none of their own, in seconds.
  ///
  /// - Precondition: It is more than 0.
  open var preferredDuration: TimeInterval {
    didSet { Self.check(preferredDuration) }
  }

  /// Whether the first page comes after the last one; false: the timer ends there.
  open var resetsToInitialPageAfterEnd = false

  /// Whether time counts.
  open var isRunning: Bool { link != nil }

  /// Lets time count.
  open func resumeTimer() {
    guard link == nil else { return }
    let link = CADisplayLink(
      target: FrameCounter(self), selector: Selector("frame:", FrameCounter.frame(_:)))
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  /// Lets no time count, until the timer is resumed.
  open func pauseTimer() {
    link?.invalidate()
    link = nil
    last = nil
  }

  /// Sets the time of a page, in seconds; 0: ``preferredDuration``.
  ///
  /// - Precondition: `duration` is not less than 0.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    require(duration >= 0, "the duration of page \(page) is \(duration): give 0 or more seconds")
    durations[page] = duration == 0 ? nil : duration
  }

  /// The time of a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  private static func check(_ duration: TimeInterval) {
    require(
      duration > 0, "the preferred duration of pages is \(duration): give more than 0 seconds")
  }

  /// A frame is shown at `time`.
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

  /// Turns to the next page, if there is one and the delegate lets it.
  private func advance(_ control: UIPageControl) {
    let isLast = control.currentPage == control.numberOfPages - 1
    if isLast, !resetsToInitialPageAfterEnd { return pauseTimer() }
    let next = isLast ? 0 : control.currentPage + 1
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    control.turn(to: next)
  }

  /// Counts frames for a timer, which it does not keep alive.
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
