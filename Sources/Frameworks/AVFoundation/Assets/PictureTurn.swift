// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// How pictures are to be turned, clockwise, after they were mirrored.
struct PictureTurn: Equatable {
  /// Quarters of a turn, 0 to 3.
  let quarters: Int
  /// Whether left and right are changed before.
  let isMirrored: Bool

  /// The turn that a tag of GStreamer's names; none for others.
  init(_ tag: String?) {
    let degrees = tag?.split(separator: "-").last.flatMap { Int($0) } ?? 0
    quarters = degrees / 90 % 4
    isMirrored = tag?.hasPrefix("flip-") ?? false
  }

  /// Whether width becomes height.
  var swapsSides: Bool { quarters % 2 == 1 }

  /// The size of a picture that was turned.
  func size(of size: CGSize) -> CGSize {
    swapsSides ? CGSize(width: size.height, height: size.width) : size
  }

  /// The map of a picture's points, from the top left corner, to those of the turned one.
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
