// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// What presents the controller, or one around it, as a popover; nil when its style is another one.
  ///
  /// An action sheet has one on tablets.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
