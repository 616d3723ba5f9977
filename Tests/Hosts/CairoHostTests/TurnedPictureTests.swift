// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import CoreGraphics
import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of images whose pixels are stored rotated, and which are displayed upright.
@MainActor
@Suite("Turned pictures")
struct TurnedPictureTests {
  /// An image of two by two pixels: red and green above blue and white.
  private let pixels = UIImage(
    DisplayImage(
      source: .pixels(
        PixelBuffer(
          width: 2, height: 2,
          bytes: [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255])),
      pixelSize: CGSize(width: 2, height: 2)))

  /// Returns the initials of the colours in the four corners of `image`, row by row.
  private func corners(_ image: UIImage) throws -> String {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let canvas = try Canvas(view.displayNode(), width: 40, height: 40)
    let names: [[Int]: String] = [
      [255, 0, 0, 255]: "r", [0, 255, 0, 255]: "g", [0, 0, 255, 255]: "b",
      [255, 255, 255, 255]: "w",
    ]
    return [(3, 3), (36, 3), (3, 36), (36, 36)].map { names[canvas[$0.0, $0.1]] ?? "?" }.joined()
  }

  @Test func `a picture is seen turned, and its pixels as they are stored`() throws {
    let stored = try #require(pixels.cgImage)
    let seen: [(UIImage.Orientation, String)] = [
      (.up, "rgbw"), (.down, "wbgr"), (.left, "gwrb"), (.right, "brwg"), (.upMirrored, "grwb"),
      (.downMirrored, "bwrg"), (.leftMirrored, "rbgw"), (.rightMirrored, "wgbr"),
    ]
    for (orientation, expected) in seen {
      let turned = UIImage(cgImage: stored, scale: 1, orientation: orientation)
      expect(try corners(turned), equals: expected, "\(orientation)")
      let own = try #require(turned.cgImage)
      expect(try corners(UIImage(cgImage: own)), equals: "rgbw", "\(orientation)")
    }
  }

  @Test func `a picture that is mirrored is seen mirrored, and its pixels are not`() throws {
    let mirrored = pixels.withHorizontallyFlippedOrientation()
    expect(try corners(mirrored) == "grwb" && mirrored.imageOrientation == .upMirrored)
    expect(try corners(UIImage(cgImage: try #require(mirrored.cgImage))), equals: "rgbw")
  }
}

#endif
