// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// An item that the large content viewer can show enlarged while it is pressed, because it does not scale
/// with the user's preferred text size.
///
/// - Note: Has no effect on Linux: the viewer is never shown.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: AnyObject {
  /// Whether the item is shown in the large content viewer.
  var showsLargeContentViewer: Bool { get }
  /// The title in the large content viewer.
  var largeContentTitle: String? { get }
  /// The image in the large content viewer.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}
