// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// What is shown large while it is held, for people who use very large text, because it does not grow with the text itself.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: AnyObject {
  /// Whether it is shown so.
  var showsLargeContentViewer: Bool { get }
  /// The title that is shown.
  var largeContentTitle: String? { get }
  /// The picture that is shown.
  var largeContentImage: UIImage? { get }
  /// Whether the picture is made larger.
  var scalesLargeContentImage: Bool { get }
  /// How far each side of the picture is moved in, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}
