// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// What the arrow of a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is seen, in the coordinate space of `referenceView`, in points; nil: it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Where the view is seen; nil: it is in no window, or in another one.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the item's button is seen; nil: no bar shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    (customView ?? button)?.frame(in: referenceView)
  }
}
