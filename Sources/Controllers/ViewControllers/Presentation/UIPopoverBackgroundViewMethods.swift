// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// What a class of popovers' grounds says of its measures, before there is a view of it.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: AnyObject {
  /// How wide the arrow is where it begins, in points.
  static func arrowBase() -> CGFloat
  /// How long the arrow is, in points.
  static func arrowHeight() -> CGFloat
  /// What the ground keeps around the content, in points; the arrow comes on top of it.
  static func contentViewInsets() -> UIEdgeInsets
}
