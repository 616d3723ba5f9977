// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import MullionViewTree
import Testing

/// Tests of the dynamic range of images, and of copies of their pixels.
@MainActor
struct ImageRangeTests {
  @Test
  func `a view keeps how bright its picture is wanted, and shows nothing brighter than white`() {
    let view = UIImageView(image: nil)
    expect(view.preferredImageDynamicRange, equals: .unspecified)
    view.preferredImageDynamicRange = .high
    expect(view.preferredImageDynamicRange == .high && view.imageDynamicRange == .standard)
  }

  @Test func `no space has colours that sRGB has not`() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    expect(!wide.isWideGamutRGB && !CGColorSpaceCreateDeviceGray().isWideGamutRGB)
  }

  @Test func `a copy is another object with the same pixels`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let image = try #require(
      context.makeImage()?.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2)))
    let copy = try #require(image.copy())
    expect(copy != image && copy.width == 2 && copy.height == 2)
    expect(copy.part == image.part && copy.content === image.content)
  }
}
