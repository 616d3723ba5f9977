// SPDX-License-Identifier: Apache-2.0

/// A view that may be filled with a picture, which casts the view's shadow as its background does.
@MainActor
protocol PictureShowing: AnyObject {
  /// Whether there is a picture.
  var showsPicture: Bool { get }
}
