// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// The metrics of a class of popover backgrounds, used before an instance exists.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: AnyObject {
  /// Returns the width of the arrow at its base, in points.
  static func arrowBase() -> CGFloat
  /// Returns the length of the arrow, in points.
  static func arrowHeight() -> CGFloat
  /// Returns the insets of the content, in points, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
}
