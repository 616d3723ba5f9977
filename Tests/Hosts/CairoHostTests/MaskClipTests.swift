// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of clips to image masks, and of reading and creating pixels.
@MainActor
@Suite(.serialized)
struct MaskClipTests {
  /// An image of eight by eight pixels, opaque in its left half, half transparent in its lower right quarter,
  /// otherwise clear.
  private var mask: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      $0.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
    }
  }

  private func drawn(_ body: (CGContext) -> Void) throws -> Canvas {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format)
    return try Canvas(png: renderer.pngData { body($0.cgContext) })
  }

  @Test func `a picture clips what is drawn, and stands as one that is drawn`() throws {
    try installed {
      let mask = try #require(mask.cgImage)
      let canvas = try drawn { context in
        context.saveGState()
        context.clip(to: CGRect(x: 4, y: 4, width: 8, height: 8), mask: mask)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        context.restoreGState()
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 15, width: 16, height: 1))
      }
      expect(canvas[5, 5] == [255, 0, 0, 255] && canvas[1, 5] == [0, 0, 0, 0])
      // Its top is where y is greatest: its lower right quarter is above.
      expect(abs(canvas[10, 5][3] - 128) <= 2 && canvas[10, 10] == [0, 0, 0, 0])
      expect(canvas[15, 15], equals: [0, 255, 0, 255])
    }
  }

  @Test func `a clip by a picture is in documents of text as well`() throws {
    let mask = try #require(mask.cgImage)
    final class Painted: UIView {
      var picture: CGImage?
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let picture else { return }
        context.clip(to: bounds, mask: picture)
        UIColor.red.setFill()
        context.fill(bounds)
      }
    }
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.picture = mask
    let text = SVGPainter().svg(of: view.displayNode(), size: view.bounds.size)
    expect(text.contains("mask-type:alpha") && text.contains("mask=\"url(#mask"))
  }

  @Test func `pixels are hard where antialiasing is not allowed`() throws {
    try installed {
      let canvas = try drawn { context in
        context.setAllowsAntialiasing(false)
        context.setShouldAntialias(true)
        context.setFillColor(CGColor(gray: 0, alpha: 1))
        context.fillEllipse(in: CGRect(x: 0.3, y: 0.3, width: 15, height: 15))
      }
      let shades = Set((0..<16).flatMap { y in (0..<16).map { canvas[$0, y][3] } })
      expect(shades, equals: [0, 255])
    }
  }

  @Test func `the pixels of a picture are read, and make the same picture`() throws {
    try installed {
      let image = try #require(mask.cgImage)
      let provider = try #require(image.dataProvider)
      let data = try #require(provider.data) as Data
      expect(data.count, equals: image.bytesPerRow * image.height)
      expect(Array(data[0..<4]) == [255, 0, 0, 255] && data[4 * 4 + 3] == 0)
      expect(abs(Int(data[7 * 32 + 7 * 4 + 3]) - 128) <= 1)
      let made = try #require(
        CGImage(
          width: 8, height: 8, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 32,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: image.bitmapInfo, provider: provider,
          decode: nil, shouldInterpolate: false, intent: .defaultIntent))
      expect(made.dataProvider?.data, equals: provider.data)
      let short = try #require(CGDataProvider(data: Data([1, 2, 3]) as CFData))
      expect(
        CGImage(
          width: 8, height: 8, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 32,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: image.bitmapInfo, provider: short,
          decode: nil, shouldInterpolate: false, intent: .defaultIntent) == nil)
    }
  }
}

#endif
