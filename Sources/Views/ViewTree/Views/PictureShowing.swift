// SPDX-License-Identifier: Apache-2.0

/// A view that may be filled with an image, which casts the view's shadow as a background does.
@MainActor
protocol PictureShowing: AnyObject {
  /// Whether the view shows an image.
  var showsPicture: Bool { get }
}
