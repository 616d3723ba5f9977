// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// Makes a device shake or click for what happens on its screen.
///
/// A desktop does neither, as a tablet; a test kit notes what was asked for.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() {}

  /// A generator for what happens in `view`.
  public convenience init(view: UIView) { self.init() }

  /// Says that something may happen soon; nothing has to be got ready.
  open func prepare() {}

  /// Notes what was asked for.
  func give(_ feedback: String) { ApplicationDisplay.current.feedback.append(feedback) }
}
