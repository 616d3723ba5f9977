// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// What a view says for people who use very large text.
struct LargeContent {
  var isShown: Bool?
  var title: String?
  /// The picture, of the type that views show.
  var image: AnyObject?
  var scalesImage: Bool?
  var imageInsets = UIEdgeInsets.zero
}
