// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes what manages a presentation of the style `.custom`.
///
/// Known gaps: animators.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What manages the presentation of `presented`, which `source` was asked to present.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nothing: what the system has.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
