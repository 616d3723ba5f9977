// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionDisplayTree
import Testing

@testable import MullionViewTree

/// Tests of bitmaps in memory and of drawing images: bytes and rectangles compared with those of the formats.
@MainActor
struct BitmapFormatTests {
  private static func format(
    _ info: UInt32, isGrey: Bool = false, bytesPerRow: Int = 0, width: Int = 3
  ) -> BitmapFormat? {
    BitmapFormat(
      width: width, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: isGrey ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: info)
  }

  /// The bytes of one pixel with blue 1, green 2, red 3 and alpha 4 in each format, in memory order.
  nonisolated private static let orders: [(CGImageAlphaInfo, isTurned: Bool, [UInt8])] = [
    (.premultipliedLast, false, [3, 2, 1, 4]), (.premultipliedLast, true, [4, 1, 2, 3]),
    (.premultipliedFirst, false, [4, 3, 2, 1]), (.premultipliedFirst, true, [1, 2, 3, 4]),
    (.noneSkipLast, false, [3, 2, 1, 0]), (.noneSkipFirst, true, [1, 2, 3, 0]),
  ]

  @Test(arguments: orders.indices)
  func `pixels are written in the order of the format, and read from it`(index: Int) throws {
    let (alpha, isTurned, bytes) = Self.orders[index]
    let order = isTurned ? CGBitmapInfo.byteOrder32Little.rawValue : 0
    let format = try #require(Self.format(alpha.rawValue | order, bytesPerRow: 16))
    expect(format.byteCount == 32 && format.isOpaque == (index > 3))
    let pixels = PixelBuffer(
      width: 3, height: 2, bytes: Array(repeating: [1, 2, 3, 4], count: 6).flatMap(\.self))
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 4)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 32)
    format.write(pixels, to: memory)
    let written = Array(UnsafeRawBufferPointer(start: memory, count: 32))
    // What is behind the pixels of a row stays.
    let row = bytes + bytes + bytes + [0, 0, 0, 0]
    expect(written, equals: row + row)
    let read = format.pixels(in: memory).bytes
    let shown: [UInt8] = [1, 2, 3, format.isOpaque ? 255 : 4]
    expect(read, equals: Array(repeating: shown, count: 6).flatMap(\.self))
  }

  @Test func `a grey bitmap has the lightness of the colours`() throws {
    let format = try #require(Self.format(CGImageAlphaInfo.none.rawValue, isGrey: true))
    expect(format.bytesPerRow == 3 && format.pixelBytes == 1)
    let colors: [[UInt8]] = [
      [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [0, 0, 0], [80, 80, 80],
    ]
    let pixels = PixelBuffer(width: 3, height: 2, bytes: colors.flatMap { $0 + [255] })
    var memory = [UInt8](repeating: 0, count: 6)
    memory.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      format.write(pixels, to: start)
    }
    expect(memory, equals: [29, 150, 76, 255, 0, 80])
  }

  @Test func `formats that there are not are refused`() {
    for alpha in [CGImageAlphaInfo.none, .last, .first, .alphaOnly] {
      expect(Self.format(alpha.rawValue) == nil)
    }
    expect(Self.format(CGImageAlphaInfo.premultipliedLast.rawValue, isGrey: true) == nil)
    expect(Self.format(CGImageAlphaInfo.premultipliedLast.rawValue, bytesPerRow: 11) == nil)
    expect(Self.format(CGImageAlphaInfo.premultipliedLast.rawValue, width: 0) == nil)
    expect(Self.format(CGImageAlphaInfo.premultipliedLast.rawValue, bytesPerRow: 12) != nil)
  }

  // MARK: ImageFace

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private static func face(_ image: UIImage) throws -> ImageFace {
    try #require(ImageFace(image, traits: UITraitCollection(), tintColor: .red))
  }

  @Test func `a picture is painted once, and a shape in the tint colour`() throws {
    let target = CGRect(x: 5, y: 6, width: 60, height: 40)
    let plain = try Self.face(Self.picture).commands(in: target)
    guard case .image(_, let destination)? = plain.first, plain.count == 1 else {
      Issue.record("\(plain)")
      return
    }
    expect(destination, equals: target)
    let shape = try Self.face(Self.picture.withRenderingMode(.alwaysTemplate))
    guard case .imagePart(_, let part)? = shape.commands(in: target).first else {
      Issue.record("\(shape.commands(in: target))")
      return
    }
    expect(part.destination, equals: target)
    expect(part.tint, equals: UIColor.red.displayColor(with: UITraitCollection()))
  }

  @Test func `the parts of a picture with caps fill the destination without overlapping`() throws {
    let caps = UIEdgeInsets(top: 4, left: 6, bottom: 5, right: 8)
    let image = Self.picture.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let target = CGRect(x: 10, y: 20, width: 100, height: 50)
    let parts = try Self.face(image).commands(in: target).compactMap { command -> CGRect? in
      if case .imagePart(_, let part) = command { part.destination } else { nil }
    }
    expect(parts.count, equals: 9)
    expect(abs(parts.reduce(0) { $0 + $1.width * $1.height } - 5000) < 0.001)
    expect(parts.allSatisfy { target.contains($0) })
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...] {
        let common = part.intersection(other)
        expect(common.isNull || common.width * common.height < 0.001)
      }
    }
    expect(parts.contains(CGRect(x: 10, y: 20, width: 6, height: 4)))
  }
}
