// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of masked images, and of images in archives.
@MainActor
@Suite(.serialized)
struct MaskedPictureTests {
  private func picture(_ body: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
      .image(actions: body)
  }

  /// An image that is red on the left and green on the right.
  private var halves: UIImage {
    picture {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      UIColor.green.setFill()
      $0.fill(CGRect(x: 4, y: 0, width: 4, height: 8))
    }
  }

  private func canvas(_ image: CGImage) throws -> Canvas {
    let data = try #require(UIImage(cgImage: image).pngData())
    return try Canvas(png: data)
  }

  @Test func `a mask lets through where it is white`() throws {
    try installed {
      let mask = picture {
        UIColor.white.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        UIColor(white: 0.5, alpha: 1).setFill()
        $0.fill(CGRect(x: 0, y: 4, width: 8, height: 2))
        UIColor.black.setFill()
        $0.fill(CGRect(x: 0, y: 6, width: 8, height: 2))
      }
      let cover = try #require(mask.cgImage)
      let masked = try #require(halves.cgImage?.masking(cover))
      let canvas = try canvas(masked)
      expect(canvas[1, 1] == [255, 0, 0, 255] && canvas[6, 1] == [0, 255, 0, 255])
      expect(abs(canvas[1, 5][3] - 128) <= 2 && canvas[1, 7][3] == 0)
    }
  }

  @Test func `colours in a range are taken away`() throws {
    try installed {
      let source = try #require(halves.cgImage)
      let masked = try #require(
        source.copy(maskingColorComponents: [200, 255, 0, 50, 0, 50]))
      let canvas = try canvas(masked)
      expect(canvas[1, 1][3] == 0 && canvas[6, 1] == [0, 255, 0, 255])
      expect(source.copy(maskingColorComponents: [0, 255]) == nil)
    }
  }

  @Test func `a picture goes through an archive`() throws {
    try installed {
      let sent = halves.withRenderingMode(.alwaysTemplate).resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 0), resizingMode: .tile)
      let archiver = NSKeyedArchiver(requiringSecureCoding: true)
      sent.encode(with: archiver)
      archiver.finishEncoding()
      let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      let read = try #require(UIImage(coder: reader))
      expect(read.size == CGSize(width: 8, height: 8) && read.renderingMode == .alwaysTemplate)
      expect(read.capInsets == sent.capInsets && read.resizingMode == .tile)
      expect(UIImage.supportsSecureCoding)
      let empty = NSKeyedArchiver(requiringSecureCoding: true)
      empty.finishEncoding()
      expect(UIImage(coder: try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)) == nil)
    }
  }
}

#endif
