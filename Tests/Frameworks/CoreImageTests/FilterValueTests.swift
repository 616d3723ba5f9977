// SPDX-License-Identifier: Apache-2.0

import CoreImage
import Expectations
import Testing

/// Tests of the values that filters accept.
struct FilterValueTests {
  @Test func `a vector has as many numbers as it was given`() {
    let vector = CIVector(x: 1, y: 2.5, z: -3)
    expect(vector.count == 3 && vector.y == 2.5 && vector.w == 0 && vector.value(at: 9) == 0)
    expect(vector.stringRepresentation, equals: "[1 2.5 -3]")
    expect(CIVector(string: "[1 2.5 -3]") == vector && vector != CIVector(x: 1))
    expect(CIVector(values: [1, 2.5, -3], count: 3).hash, equals: vector.hash)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(CIVector(cgRect: rect).cgRectValue, equals: rect)
    expect(CIVector(cgPoint: CGPoint(x: 5, y: 6)).cgPointValue, equals: CGPoint(x: 5, y: 6))
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expect(CIVector(cgAffineTransform: transform).cgAffineTransformValue, equals: transform)
    expect(
      CIVector(x: 1, y: 2, z: 3, w: 4).copy() as? CIVector, equals: CIVector(string: "1 2 3 4"))
  }

  @Test func `a colour has components`() {
    let color = CIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)
    expect(color.numberOfComponents == 4 && color.stringRepresentation == "0.5 0.25 1 0.5")
    expect(CIColor(string: "0.5 0.25 1 0.5") == color && CIColor(string: "1 0 0") == .red)
    expect(CIColor(cgColor: CGColor(gray: 1, alpha: 1)), equals: .white)
    expect(
      CIColor(red: 1, green: 0, blue: 0, colorSpace: CGColorSpaceCreateDeviceRGB()), equals: .red)
    expect(CIColor(red: 1, green: 0, blue: 0, colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    expect(color.colorSpace.numberOfComponents == 3 && color.copy() as? CIColor == color)
  }

  @Test func `values go through archives`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CIVector(x: 1, y: 2), forKey: "vector")
    archiver.encode(CIColor.cyan, forKey: "color")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    expect(reader.decodeObject(of: CIVector.self, forKey: "vector"), equals: CIVector(x: 1, y: 2))
    expect(reader.decodeObject(of: CIColor.self, forKey: "color"), equals: .cyan)
  }

  @Test func `images of memory, of colours and of nothing`() throws {
    let data = Data([1, 2, 3, 255, 9, 9, 4, 5, 6, 255, 9, 9])
    func image(_ format: CIFormat, _ data: Data = data) -> CIImage {
      CIImage(
        bitmapData: data, bytesPerRow: 6, size: CGSize(width: 1, height: 2), format: format,
        colorSpace: nil)
    }
    expect(try bytes(image(.RGBA8)), equals: [[1, 2, 3, 255], [4, 5, 6, 255]])
    expect(try bytes(image(.BGRA8)), equals: [[3, 2, 1, 255], [6, 5, 4, 255]])
    expect(image(.RGBAf).extent.isNull && image(.RGBA8, Data([1, 2])).extent.isNull)
    expect(CIImage.green.extent, equals: .infinite)
    expect(try bytes(CIImage.green, CGRect(x: -7, y: 3, width: 1, height: 1)), equals: [green])
    expect(CIImage().extent.isNull && CIImage.empty().cgImage == nil)
    expect(plain.createCGImage(.empty(), from: .null) == nil)
    expect(
      "\(CIImage.green)".contains("infinite") && "\(image(.RGBA8))".contains("0.0 0.0 1.0 2.0"))
  }

  @Test func `memory gets components in its own order`() {
    let image = picture(1, [[1, 2, 3, 255]])
    for (format, wanted): (CIFormat, [UInt8]) in [
      (.BGRA8, [3, 2, 1, 255]), (.ARGB8, [255, 1, 2, 3]), (.ABGR8, [255, 3, 2, 1]),
    ] {
      var bytes = [UInt8](repeating: 0, count: 4)
      plain.render(
        image, toBitmap: &bytes, rowBytes: 4, bounds: image.extent, format: format, colorSpace: nil)
      expect(bytes, equals: wanted)
    }
    // Without a space colours are written as they are counted: half the light is half.
    var half = [UInt8](repeating: 0, count: 4)
    CIContext().render(
      picture(1, [[188, 188, 188, 255]]), toBitmap: &half, rowBytes: 4, bounds: image.extent,
      format: .RGBA8, colorSpace: nil)
    expect(abs(Int(half[0]) - 128) <= 1)
  }
}
