// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The orientation of stored images: a mirroring followed by a clockwise rotation.
struct PictureTurn: Equatable {
  /// The rotation in quarter turns, 0 to 3.
  let quarters: Int
  /// Whether images are mirrored horizontally before the rotation.
  let isMirrored: Bool

  /// Creates the orientation of a GStreamer tag; upright for other tags.
  init(_ tag: String?) {
    let degrees = tag?.split(separator: "-").last.flatMap { Int($0) } ?? 0
    quarters = degrees / 90 % 4
    isMirrored = tag?.hasPrefix("flip-") ?? false
  }

  /// Whether the rotation swaps width and height.
  var swapsSides: Bool { quarters % 2 == 1 }

  /// Returns the size of an oriented image.
  func size(of size: CGSize) -> CGSize {
    swapsSides ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the transform from points of a stored image, from the top left corner, to those of the oriented
  /// one.
  func transform(of size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    let turned =
      switch quarters {
      case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      default: CGAffineTransform.identity
      }
    guard isMirrored else { return turned }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0).concatenating(turned)
  }
}
