// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// An item that the arrow of a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in the coordinate space of `referenceView`, in points, or `nil` if the
  /// item is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the view in the coordinate space of `referenceView`, or `nil` unless both views are
  /// in the same window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button or custom view in the coordinate space of `referenceView`, or
  /// `nil` if the item is not shown in the window of that view.
  public func frame(in referenceView: UIView) -> CGRect? {
    (customView ?? button)?.frame(in: referenceView)
  }
}
