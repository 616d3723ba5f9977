// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The base class of generators of haptic or audio feedback for events on the screen.
///
/// - Note: Has no effect on Linux; a test kit records the requested feedback.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {}

  /// Creates a generator for events in `view`.
  ///
  /// - Note: `view` has no effect on Linux.
  public convenience init(view: UIView) { self.init() }

  /// Prepares the generator for feedback that is imminent.
  ///
  /// - Note: Has no effect on Linux.
  open func prepare() {}

  /// Records the requested feedback.
  func give(_ feedback: String) { ApplicationDisplay.current.feedback.append(feedback) }
}
