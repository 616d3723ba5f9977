// SPDX-License-Identifier: Apache-2.0

import CoreImage
import Expectations
import Testing

/// Tests of filters that transform the geometry of images.
struct ImageGeometryTests {
  /// A square of two by two pixels: red and green above blue and white.
  private let square = picture(2, [red, green, blue, white])

  @Test func `the origin is at the lower left`() throws {
    expect(square.extent, equals: CGRect(x: 0, y: 0, width: 2, height: 2))
    expect(try bytes(square), equals: [red, green, blue, white])
    expect(try bytes(square, CGRect(x: 0, y: 0, width: 1, height: 1)), equals: [blue])
    expect(try bytes(square, CGRect(x: 1, y: 1, width: 1, height: 1)), equals: [green])
    expect(
      try bytes(square, CGRect(x: -1, y: 1, width: 2, height: 2)),
      equals: [clear, clear, clear, red])
  }

  @Test func `a cropped image stays where it is`() throws {
    let top = square.cropped(to: CGRect(x: 0, y: 1, width: 5, height: 5))
    expect(top.extent, equals: CGRect(x: 0, y: 1, width: 2, height: 1))
    expect(try bytes(top), equals: [red, green])
    expect(square.cropped(to: CGRect(x: 7, y: 7, width: 1, height: 1)).extent.isNull)
    let filter = CIFilter(
      name: "CICrop",
      parameters: [
        kCIInputImageKey: square, "inputRectangle": CIVector(x: 1, y: 0, z: 1, w: 1),
      ])
    expect(try bytes(filter?.outputImage), equals: [white])
  }

  @Test func `images move and turn around the origin`() throws {
    let moved = square.transformed(by: CGAffineTransform(translationX: 3, y: -1))
    expect(moved.extent, equals: CGRect(x: 3, y: -1, width: 2, height: 2))
    expect(try bytes(moved), equals: [red, green, blue, white])
    let turned = square.transformed(by: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    expect(turned.extent, equals: CGRect(x: -2, y: 0, width: 2, height: 2))
    expect(try bytes(turned), equals: [green, white, red, blue])
    expect(square.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
  }

  @Test func `pixels in between are mixed, or the nearest ones`() throws {
    let line = picture(2, [black, white])
    let wide = CGAffineTransform(scaleX: 2, y: 1)
    let mixed = try bytes(
      line.clampedToExtent().transformed(by: wide), CGRect(x: 0, y: 0, width: 4, height: 1))
    expect(mixed.map { $0[0] }, equals: [0, 64, 191, 255])
    let sharp = try bytes(line.samplingNearest().transformed(by: wide))
    expect(sharp, equals: [black, black, white, white])
    expect(try bytes(line.samplingNearest().samplingLinear()), equals: [black, white])
    // Half a pixel to the side.
    let half = line.clampedToExtent().transformed(by: CGAffineTransform(translationX: 0.5, y: 0))
    expect(try bytes(half, CGRect(x: 1, y: 0, width: 1, height: 1))[0][0], equals: 128)
  }

  @Test func `the pixels at the edges go on`() throws {
    let endless = square.clampedToExtent()
    expect(endless.extent, equals: .infinite)
    expect(
      try bytes(endless, CGRect(x: -1, y: 0, width: 4, height: 2)),
      equals: [
        red, red, green, green, blue, blue, white, white,
      ])
    expect(try bytes(endless, CGRect(x: 90, y: -70, width: 1, height: 1)), equals: [white])
    expect(plain.createCGImage(endless, from: endless.extent) == nil)
    let affine = CIFilter(name: "CIAffineClamp", parameters: [kCIInputImageKey: square])
    expect(affine?.outputImage?.extent, equals: .infinite)
    expect(CIImage.empty().clampedToExtent().extent.isNull)
  }

  @Test(arguments: [
    (CGImagePropertyOrientation.up, [red, green, blue, white]),
    (.upMirrored, [green, red, white, blue]), (.down, [white, blue, green, red]),
    (.downMirrored, [blue, white, red, green]), (.leftMirrored, [red, blue, green, white]),
    (.right, [blue, red, white, green]), (.rightMirrored, [white, green, blue, red]),
    (.left, [green, white, red, blue]),
  ])
  func `pixels that are stored turned come upright`(
    _ orientation: CGImagePropertyOrientation, _ pixels: [[UInt8]]
  ) throws {
    let image = square.oriented(orientation)
    expect(image.extent, equals: square.extent)
    expect(try bytes(image), equals: pixels)
    expect(
      try bytes(square.oriented(forExifOrientation: Int32(orientation.rawValue))), equals: pixels)
    expect(try bytes(square.oriented(forExifOrientation: 9)), equals: [red, green, blue, white])
  }

  @Test func `what is put above another hides it`() throws {
    let spot = picture(1, [[128, 0, 0, 128]])
    expect(
      try bytes(spot.composited(over: square)), equals: [red, green, [128, 0, 127, 255], white])
    let far = spot.transformed(by: CGAffineTransform(translationX: 4, y: 0)).composited(
      over: square)
    expect(far.extent, equals: CGRect(x: 0, y: 0, width: 5, height: 2))
    expect(
      try bytes(far, CGRect(x: 2, y: 0, width: 3, height: 1)),
      equals: [clear, clear, [128, 0, 0, 128]])
  }

  @Test func `smaller images are the mean of the larger ones`() throws {
    let board = CIFilter(
      name: "CICheckerboardGenerator",
      parameters: [kCIInputWidthKey: 1, kCIInputCenterKey: CIVector(x: 0, y: 0)])?
      .outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 40, height: 40))
    let small = board?.applyingFilter(
      "CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.1, kCIInputAspectRatioKey: 2])
    expect(small?.extent, equals: CGRect(x: 0, y: 0, width: 8, height: 4))
    for pixel in try bytes(small) { expect(abs(Int(pixel[0]) - 128) < 8 && pixel[3] == 255) }
    let other = board?.transformed(
      by: CGAffineTransform(scaleX: 0.1, y: 0.1), highQualityDownsample: true)
    expect(abs(Int(try bytes(other)[5][0]) - 128) < 8)
  }
}
