// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionContracts
import MullionViewTree
import RandomTesting
import Synchronization
import Testing

@Suite(.serialized) struct ImagePaintingTests {
  private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

  /// Returns an image of one colour.
  private func plain(_ pixel: [UInt8], _ width: Int, _ height: Int) -> DisplayImage {
    let bytes = (0..<width * height).flatMap { _ in pixel }
    return DisplayImage(
      source: .pixels(PixelBuffer(width: width, height: height, bytes: bytes)),
      pixelSize: CGSize(width: width, height: height))
  }

  @Test(arguments: [(20, 20), (400, 300), (3, 2), (1, 1)])
  func `an image fills its destination to the edge`(width: Int, height: Int) throws {
    let image = plain([0, 0, 255, 255], width, height)
    let destination = CGRect(x: 4, y: 4, width: 10, height: 12)
    let canvas = try Canvas(
      node(square, [.image(image, destination: destination)]), width: 20, height: 20)
    expect(canvas.inked, equals: destination)
    for (x, y) in [(4, 4), (13, 15), (8, 8)] { expect(canvas[x, y], equals: [255, 0, 0, 255]) }
  }

  @Test func `an image of the right size is copied pixel by pixel`() throws {
    var random = SeededGenerator(seed: 3)
    let bytes = (0..<400).flatMap { _ in
      [UInt8(random.next() & 255), UInt8(random.next() & 255), UInt8(random.next() & 255), 255]
    }
    let image = DisplayImage(
      source: .pixels(PixelBuffer(width: 20, height: 20, bytes: bytes)),
      pixelSize: CGSize(width: 20, height: 20))
    let canvas = try Canvas(
      node(
        CGRect(x: 0, y: 0, width: 10, height: 10),
        [.image(image, destination: CGRect(x: 0, y: 0, width: 10, height: 10))]),
      width: 10, height: 10, scale: 2)
    for place in 0..<400 {
      let pixel = canvas[place % 20, place / 20]
      expect(pixel, equals: [2, 1, 0, 3].map { Int(bytes[place * 4 + $0]) })
    }
  }

  @Test func `a large image shown small is the mean of its pixels`() throws {
    // Stripes one pixel wide: taking single pixels would give black or white.
    let bytes = (0..<400 * 400).flatMap { place -> [UInt8] in
      let value: UInt8 = place % 2 == 0 ? 0 : 255
      return [value, value, value, 255]
    }
    let image = DisplayImage(
      source: .pixels(PixelBuffer(width: 400, height: 400, bytes: bytes)),
      pixelSize: CGSize(width: 400, height: 400))
    let canvas = try Canvas(
      node(square, [.image(image, destination: square)]), width: 20, height: 20)
    for place in 0..<20 { expect(abs(canvas[place, place][0] - 128) < 12) }
  }

  @Test func `what can't be decoded is a grey box and is reported once`() throws {
    let said = Mutex<[String]>([])
    let path = "/no/such/folder/\(UUID()).jpg"
    Diagnostics.listen { message in said.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    let image = DisplayImage(source: .file(path), pixelSize: CGSize(width: 100, height: 100))
    for _ in 0..<3 {
      let canvas = try Canvas(
        node(square, [.image(image, destination: square)]), width: 20, height: 20)
      expect(canvas.inked, equals: square)
      let corner = canvas[0, 0]
      expect(corner[0] > 220 && corner[0] < 250)
    }
    expect(said.withLock { $0.filter { $0.contains(path) }.count }, equals: 1)
  }

  @Test func `a file is decoded at the size it is shown at`() throws {
    let data = try ImageFiles.plain("jpeg", width: 4000, height: 3000)
    let image = DisplayImage(source: .data(data), pixelSize: CGSize(width: 4000, height: 3000))
    let canvas = try Canvas(
      node(square, [.image(image, destination: square)]), width: 20, height: 20)
    expect(abs(canvas[10, 10][0] - 128) < 3)
  }
}

#endif
