// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// The content of a view for the large content viewer.
struct LargeContent {
  var isShown: Bool?
  var title: String?
  /// The image, a `UIImage`.
  var image: AnyObject?
  var scalesImage: Bool?
  var imageInsets = UIEdgeInsets.zero
}
