// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// Returns the system's presentation controller for the controller's presentation style.
  func systemPresentation(from presenter: UIViewController?) -> UIPresentationController {
    if let own = self as? any SystemPresented { return own.ownPresentation(from: presenter) }
    switch modalPresentationStyle {
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      return FullScreenPresentation(presentedViewController: self, presenting: presenter)
    }
  }
}
