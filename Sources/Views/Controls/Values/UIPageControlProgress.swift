// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionViewTree

/// How far the page in sight has got, which a page control shows in its dot.
///
/// Give it to ``UIPageControl/progress``. While the page changes it starts from 0, or from what the delegate says.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// Who shows it.
  weak var control: UIPageControl?
  /// Who is asked and told; `delegate` reads and sets it, see ``PageProgressDelegating``.
  package weak var progressDelegate: (any UIPageControlProgressDelegate)? {
    didSet {
      UncalledMethods.report(
        of: progressDelegate, or: [(any UIPageControlTimerProgressDelegate).self])
    }
  }
  private var reached: Float = 0

  /// A progress that is at 0.
  public override init() {
    super.init()
  }

  /// How far the page has got, from 0 to 1; others count as the nearer one.
  open var currentProgress: Float {
    get { reached }
    set {
      let new = newValue.isNaN ? 0 : min(max(0, newValue), 1)
      guard new != reached else { return }
      reached = new
      control?.show()
    }
  }

  /// Whether it is seen: it isn't while a person goes along the dots, or without a control.
  open var isProgressVisible: Bool {
    control.map { $0.interactionState != .continuous } ?? false
  }

  /// A page comes in sight.
  func begin(page: Int) {
    currentProgress = progressDelegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  /// Whether it is seen has changed.
  func visibilityChanged() { progressDelegate?.pageControlProgressVisibilityDidChange(self) }

  /// A control shows it now, or none does.
  func moved(to control: UIPageControl?) { self.control = control }
}
