// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of images that are known to be opaque.
@MainActor
struct ImageOpacityTests {
  /// The first bytes of a JPEG file of 3 by 2 pixels: its header.
  private let jpeg = Data([
    0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 2, 0, 3, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0,
  ])

  private func context(_ alpha: CGImageAlphaInfo) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue))
  }

  @Test func `a JPEG file has no opacity, turned or cut neither`() throws {
    let image = try #require(UIImage(data: jpeg)?.cgImage)
    expect(image.alphaInfo, equals: .noneSkipFirst)
    expect(image.bitmapInfo.intersection(.alphaInfoMask).rawValue, equals: image.alphaInfo.rawValue)
    let turned = UIImage(cgImage: image, scale: 1, orientation: .left)
    expect(turned.cgImage?.alphaInfo, equals: .noneSkipFirst)
    let part = image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(part?.alphaInfo, equals: .noneSkipFirst)
    expect(part.flatMap { UIImage(cgImage: $0).cgImage }?.alphaInfo, equals: .noneSkipFirst)
  }

  @Test func `a bitmap is as its format says`() throws {
    for isRead in [false, true] {
      let (opaque, other) = (try context(.noneSkipLast), try context(.premultipliedLast))
      if isRead { _ = (opaque.data, other.data) }
      expect(opaque.makeImage()?.alphaInfo, equals: .noneSkipFirst)
      expect(other.makeImage()?.alphaInfo, equals: .premultipliedFirst)
    }
  }

  @Test func `components stand for their own values, and pixels are mixed`() throws {
    let image = try #require(UIImage(data: jpeg)?.cgImage)
    expect(image.decode == nil && image.shouldInterpolate)
    expect(image.renderingIntent, equals: .defaultIntent)
  }

  @Test func `a picture that was drawn is opaque where it was asked to be`() {
    let format = UIGraphicsImageRendererFormat()
    for isOpaque in [true, false] {
      format.opaque = isOpaque
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
      let image = renderer.image { _ in }.cgImage
      expect(image?.alphaInfo, equals: (isOpaque ? .noneSkipFirst : .premultipliedFirst))
    }
  }
}
