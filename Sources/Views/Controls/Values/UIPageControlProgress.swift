// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionViewTree

/// The progress of the current page, which a page control displays in its dot.
///
/// Set it as ``UIPageControl/progress``. When the page changes, it restarts at 0 or at the delegate's initial
/// value.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// The page control that displays the progress.
  weak var control: UIPageControl?
  /// The delegate, which `delegate` reads and sets; see ``PageProgressDelegating``.
  package weak var progressDelegate: (any UIPageControlProgressDelegate)? {
    didSet {
      UncalledMethods.report(
        of: progressDelegate, or: [(any UIPageControlTimerProgressDelegate).self])
    }
  }
  private var reached: Float = 0

  /// Creates a progress at 0.
  public override init() {
    super.init()
  }

  /// The progress of the page, from 0 to 1; values out of range are clamped.
  open var currentProgress: Float {
    get { reached }
    set {
      let new = newValue.isNaN ? 0 : min(max(0, newValue), 1)
      guard new != reached else { return }
      reached = new
      control?.show()
    }
  }

  /// Whether the page control displays progress; `false` while the user scrubs along the dots, or without a
  /// page control.
  ///
  /// The property is also `true` while the current page has an image, which displays no progress.
  open var isProgressVisible: Bool {
    control.map { $0.interactionState != .continuous } ?? false
  }

  /// Restarts the progress for a new current page.
  func begin(page: Int) {
    currentProgress = progressDelegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  /// Notifies the delegate that the visibility has changed.
  func visibilityChanged() { progressDelegate?.pageControlProgressVisibilityDidChange(self) }

  /// Sets the page control that displays the progress, or `nil` for none.
  func moved(to control: UIPageControl?) { self.control = control }
}
