// SPDX-License-Identifier: Apache-2.0

import CoreImage
import Expectations
import Testing

/// Tests of blurs and of filters that reduce many pixels.
struct ImageBlurTests {
  /// An image with a white pixel at the centre of black ones.
  private let point = CIImage.black.cropped(to: CGRect(x: -60, y: -60, width: 121, height: 121))

  private func line(_ image: CIImage) throws -> [Float] {
    let rect = CGRect(x: -60, y: 0, width: 121, height: 1)
    var pixels = [Float](repeating: 0, count: 4 * 121)
    plain.render(
      image, toBitmap: &pixels, rowBytes: 16 * 121, bounds: rect, format: .RGBAf, colorSpace: nil)
    return stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }
  }

  @Test(arguments: [0.7, 2.0, 3.5, 6.0, 14.0])
  func `an edge becomes a Gaussian's`(_ sigma: Double) throws {
    let half = CIImage.white.cropped(to: CGRect(x: 0, y: -500, width: 900, height: 1000))
      .composited(over: .black)
    let values = try line(half.applyingGaussianBlur(sigma: sigma))
    for (index, value) in values.enumerated() {
      let place = Double(index - 60) + 0.5
      // The share of a Gaussian that lies before the place.
      let wanted = 0.5 * (1 + erf(place / (sigma * 2.0.squareRoot())))
      expect(
        abs(Double(value) - wanted) < (sigma < 1 ? 0.025 : 0.012), "sigma \(sigma), place \(place)")
    }
  }

  @Test func `a blurred image is larger, and fades at its edges`() throws {
    let square = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 20, height: 20))
    let blurred = square.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 10])
    expect(blurred.extent, equals: CGRect(x: -30, y: -30, width: 80, height: 80))
    let corner = try bytes(blurred, CGRect(x: 0, y: 0, width: 1, height: 1))[0]
    expect((50...64).contains(Int(corner[3])) && corner[0] == corner[3])
    let endless = square.clampedToExtent().applyingGaussianBlur(sigma: 10).cropped(
      to: square.extent)
    expect(Set(try bytes(endless)), equals: [red])
    expect(square.applyingGaussianBlur(sigma: 0) === square)
  }

  @Test func `a box is the mean of its pixels`() throws {
    let white = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let box = white.composited(over: point).applyingFilter(
      "CIBoxBlur", parameters: [kCIInputRadiusKey: 2])
    let values = try line(box)
    for (index, value) in values.enumerated() {
      expect(abs(value - (abs(index - 60) <= 2 ? 1.0 / 25 : 0)) < 1e-5)
    }
    expect(box.extent, equals: point.extent.insetBy(dx: -2, dy: -2))
  }

  @Test func `a sharper image goes farther at its edges`() throws {
    let half = CIImage(color: CIColor(red: 0.6, green: 0.6, blue: 0.6))
      .cropped(to: CGRect(x: 0, y: -60, width: 60, height: 120))
      .composited(over: CIImage(color: CIColor(red: 0.4, green: 0.4, blue: 0.4)))
      .cropped(to: point.extent)
    let sharper = half.applyingFilter("CIUnsharpMask", parameters: [kCIInputIntensityKey: 1])
    let values = try line(sharper)
    expect(values[58] < 0.38 && values[61] > 0.62 && abs(values[10] - 0.4) < 1e-4)
    expect(sharper.extent, equals: half.extent)
  }

  @Test func `squares have one colour`() throws {
    let stripes = picture(4, [black, white, black, black, black, white, white, black])
    let blocks = stripes.applyingFilter(
      "CIPixellate",
      parameters: [kCIInputScaleKey: 2, kCIInputCenterKey: CIVector(x: 0, y: 0)])
    expect(blocks.extent, equals: stripes.extent)
    expect(try bytes(blocks).map { $0[0] }, equals: [128, 128, 64, 64, 128, 128, 64, 64])
  }

  @Test func `one pixel stands for all of a part`() throws {
    let image = picture(2, [black, white, red, white])
    let extent = CIVector(cgRect: CGRect(x: 0, y: 0, width: 2, height: 2))
    func one(_ name: String) throws -> [UInt8] {
      let image = image.applyingFilter(name, parameters: [kCIInputExtentKey: extent])
      expect(image.extent, equals: CGRect(x: 0, y: 0, width: 1, height: 1))
      return try bytes(image)[0]
    }
    expect(try one("CIAreaAverage"), equals: [191, 128, 128, 255])
    expect(try one("CIAreaMaximum"), equals: white)
    expect(try one("CIAreaMinimum"), equals: black)
  }

  @Test func `colours run into each other`() throws {
    let line = CGRect(x: 0, y: 0, width: 5, height: 1)
    let linear = CIFilter(
      name: "CILinearGradient",
      parameters: [
        "inputPoint0": CIVector(x: 0.5, y: 0), "inputPoint1": CIVector(x: 4.5, y: 0),
        "inputColor0": CIColor.black, "inputColor1": CIColor.white,
      ])?.outputImage
    expect(linear?.extent, equals: .infinite)
    expect(try bytes(linear, line).map { $0[0] }, equals: [0, 64, 128, 191, 255])
    let radial = CIFilter(
      name: "CIRadialGradient",
      parameters: [
        kCIInputCenterKey: CIVector(x: 0.5, y: 0.5), "inputRadius0": 1, "inputRadius1": 3,
      ])?.outputImage
    expect(try bytes(radial, line).map { $0[0] }, equals: [255, 255, 128, 0, 0])
    let stripes = CIFilter(
      name: "CIStripesGenerator",
      parameters: [kCIInputCenterKey: CIVector(x: 1, y: 0), kCIInputWidthKey: 2])?.outputImage
    expect(try bytes(stripes, line).map { $0[0] }, equals: [0, 255, 255, 0, 0])
  }
}
