// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of bitmap contexts whose pixels are read.
@MainActor
@Suite(.serialized)
struct BitmapContextTests {
  private func context(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 4, height: Int = 2,
    _ info: CGBitmapInfo = [], alpha: CGImageAlphaInfo = .premultipliedLast
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info.rawValue | alpha.rawValue))
  }

  private func bytes(of context: CGContext) -> [UInt8] {
    guard let data = context.data else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  @Test func `the y axis points up, and rows run from the top`() throws {
    try installed {
      let context = try context()
      expect(context.ctm == .identity && context.width == 4 && context.bytesPerRow == 16)
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let pixels = bytes(of: context)
      expect(Array(pixels[0..<4]), equals: [0, 0, 0, 0])
      expect(Array(pixels[16..<20]), equals: [255, 0, 0, 255])
    }
  }

  @Test func `memory of the caller's is drawn into at once`() throws {
    try installed {
      var memory = [UInt8](repeating: 0, count: 32)
      try memory.withUnsafeMutableBytes { buffer in
        let context = try context(
          buffer.baseAddress, [.byteOrder32Little], alpha: .premultipliedFirst)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        expect(Array(buffer[0..<4]), equals: [0, 0, 255, 255])
        context.clear(CGRect(x: 0, y: 1, width: 4, height: 1))
        expect(Array(buffer[0..<4]), equals: [0, 0, 0, 0])
        expect(Array(buffer[16..<20]), equals: [0, 0, 255, 255])
      }
    }
  }

  @Test func `pixels in memory become a picture, and a picture pixels`() throws {
    try installed {
      var memory: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255]
      let image = try memory.withUnsafeMutableBytes { buffer in
        try #require(try context(buffer.baseAddress, width: 2, height: 1).makeImage())
      }
      memory = []
      expect(image.width == 2 && image.height == 1)
      let copy = try context(width: image.width, height: image.height)
      copy.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
      expect(bytes(of: copy), equals: [255, 0, 0, 255, 0, 255, 0, 255])
    }
  }

  @Test func `a picture is made larger with its squares seen where that is asked for`() throws {
    try installed {
      var memory: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
      let image = try memory.withUnsafeMutableBytes { buffer in
        try #require(try context(buffer.baseAddress, width: 2, height: 1).makeImage())
      }
      let large = try context(width: 8, height: 1)
      large.interpolationQuality = .none
      large.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 1))
      let red = stride(from: 0, to: 32, by: 4).map { bytes(of: large)[$0] }
      expect(red, equals: [255, 255, 255, 255, 0, 0, 0, 0])
    }
  }

  @Test func `a grey bitmap has a byte a pixel`() throws {
    try installed {
      let grey = try #require(
        CGContext(
          data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
      expect(grey.bitsPerPixel == 8 && grey.colorSpace?.numberOfComponents == 1)
      grey.setFillColor(CGColor(gray: 1, alpha: 1))
      grey.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      expect(bytes(of: grey), equals: [0, 255])
    }
  }

  @Test func `a bitmap without memory is a picture as sharp as it is shown`() throws {
    let context = try context(width: 10, height: 10)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
    let image = try #require(context.makeImage())
    let view = UIImageView(image: UIImage(cgImage: image))
    let canvas = try Canvas(view.displayNode(), width: 10, height: 10)
    expect(canvas[5, 2] == [0, 0, 255, 255] && canvas[5, 8] == [0, 0, 0, 0])
  }

  @Test func `formats that are not there, and no pixels, make no context`() {
    func made(
      _ width: Int, bits: Int = 8, row: Int = 0, _ alpha: CGImageAlphaInfo = .premultipliedLast
    ) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 1, bitsPerComponent: bits, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue)
    }
    expect(made(1) != nil && made(2, row: 8) != nil)
    expect(made(0) == nil && made(-1) == nil && made(1, bits: 16) == nil)
    expect(made(2, row: 7) == nil && made(1, .last) == nil && made(1, .none) == nil)
  }

  @Test func `other contexts are no bitmaps`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    _ = renderer.image { context in
      let drawn = context.cgContext
      expect(drawn.makeImage() == nil && drawn.data == nil && drawn.width == 0)
    }
  }
}

#endif
