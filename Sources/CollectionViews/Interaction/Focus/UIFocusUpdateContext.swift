// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ViewTree

/// How the focus goes from one view to another.
///
/// Differs from UIKit: the focus goes through collection views and tables only, so there are no
/// focus items beside views.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus; nil: none, or it is out of sight.
  public let previouslyFocusedView: UIView?
  /// The view that gets the focus; nil: none, or it comes into sight only then.
  public let nextFocusedView: UIView?
  /// Where the focus goes.
  public let focusHeading: UIFocusHeading

  /// A move of the focus; `nil` stands for nowhere.
  package init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
  }
}
