// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionViewTree
import Testing

struct GIFTests {
  /// A GIF file of one pixel that is red for 0.2 seconds, then green for 0.1.
  static let file = Data(
    Array("GIF89a".utf8) + [
      1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0,
      0x21, 0xF9, 4, 0, 20, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
      0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B,
    ])

  @Test func `a GIF file's pictures are decoded with their times`() throws {
    let frames = try PixbufDecoder().frames(ofGIF: Self.file)
    expect(frames.map(\.duration), equals: [0.2, 0.1])
    expect(frames.map { Array($0.pixels.bytes) }, equals: [[0, 0, 255, 255], [0, 255, 0, 255]])
  }

  /// Returns a GIF file with `pictures` frames of one pixel.
  static func file(pictures: Int) -> Data {
    let picture = file.dropFirst(19).prefix(23)
    return file.prefix(19) + Data(repeatElement(picture, count: pictures).joined()) + [0x3B]
  }

  @Test func `an animation of five thousand pictures shows the first 4,096`() throws {
    let frames = try PixbufDecoder().frames(ofGIF: Self.file(pictures: 5000))
    expect(frames.count, equals: 4096)
  }

  @Test(.timeLimit(.minutes(1)))
  func `the first of a hundred thousand pictures is there without the others`() throws {
    let image = DisplayImage(source: .data(Self.file(pictures: 100_000)), pixelSize: .zero)
    let pixels = try PixbufDecoder().decode(image, coveringPixels: nil)
    expect(Array(pixels.bytes), equals: [0, 0, 255, 255])
  }

  @Test func `an animation that ends in its second picture says so`() {
    #expect {
      try PixbufDecoder().frames(ofGIF: Self.file.prefix(60))
    } throws: {
      "\($0)".contains("ends too early: in picture 2")
    }
  }

  @Test func `what is no GIF file, or a damaged one, is refused`() {
    #expect(throws: ImageDecodingError.self) { try PixbufDecoder().frames(ofGIF: Data([1, 2, 3])) }
    for length in 0..<Self.file.count {
      _ = try? PixbufDecoder().frames(ofGIF: Self.file.prefix(length))
    }
    var large = Self.file
    large.replaceSubrange(6..<10, with: [255, 255, 255, 255])
    #expect(throws: ImageDecodingError.self) { try PixbufDecoder().frames(ofGIF: large) }
  }
}

#endif
