// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionViewTree
import Testing

@Suite struct PixbufDecoderTests {
  private let decoder = PixbufDecoder()

  private func image(_ data: Data, orientation: Int = 1) -> DisplayImage {
    DisplayImage(source: .data(data), pixelSize: .zero, orientation: orientation)
  }

  /// Returns red, green, blue and alpha of a pixel.
  private func pixel(_ buffer: PixelBuffer, _ x: Int, _ y: Int) -> [Int] {
    let start = (y * buffer.width + x) * 4
    return [2, 1, 0, 3].map { Int(buffer.bytes[start + $0]) }
  }

  private func isNear(_ one: [Int], _ other: [Int], within limit: Int) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= limit }
  }

  @Test func `a PNG keeps its pixels, multiplied by alpha`() throws {
    let file = try ImageFiles.encode("png", width: 3, height: 2, hasAlpha: true) { x, y in
      [UInt8(x * 100), 200, UInt8(y * 50), x == 2 ? 128 : 255]
    }
    let pixels = try decoder.decode(image(file), coveringPixels: nil)
    expect(pixels.width, equals: 3)
    expect(pixels.height, equals: 2)
    expect(pixel(pixels, 0, 0), equals: [0, 200, 0, 255])
    expect(pixel(pixels, 1, 1), equals: [100, 200, 50, 255])
    expect(pixel(pixels, 2, 1), equals: [100, 100, 25, 128])
  }

  @Test(arguments: ["jpeg", "bmp", "tiff"])
  func `other formats are decoded too`(type: String) throws {
    let file = try ImageFiles.plain(type, width: 40, height: 30)
    let pixels = try decoder.decode(image(file), coveringPixels: nil)
    expect(pixels.width, equals: 40)
    expect(pixels.height, equals: 30)
    expect(isNear(pixel(pixels, 20, 15), [128, 128, 128, 255], within: 2))
  }

  @Test func `a GIF shows its first frame`() throws {
    // One pixel, white, written out by the format's specification.
    let file = Data([
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0,
      0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
    ])
    let pixels = try decoder.decode(image(file), coveringPixels: nil)
    expect(pixel(pixels, 0, 0), equals: [255, 255, 255, 255])
  }

  @Test(arguments: 1...8)
  func `a photo stands upright whatever way its camera was held`(orientation: Int) throws {
    let colors: [[UInt8]] = [
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255],
    ]
    let raw = try ImageFiles.encode("jpeg", width: 96, height: 64) { x, y in
      colors[(y < 32 ? 0 : 2) + (x < 48 ? 0 : 1)]
    }
    let file = ImageFiles.jpeg(raw, orientation: UInt8(orientation))
    let isTurned = orientation >= 5
    for target in [nil, CGSize(width: 20, height: 20)] {
      let pixels = try decoder.decode(
        image(file, orientation: orientation), coveringPixels: target)
      expect((pixels.width < pixels.height), equals: isTurned)
      // EXIF names the sides on which the first row and the first column of the file are shown.
      let firstRow = ["top", "top", "bottom", "bottom", "left", "right", "right", "left"]
      let firstColumn = ["left", "right", "right", "left", "top", "top", "bottom", "bottom"]
      for (index, color) in colors.enumerated() {
        let row = firstRow[orientation - 1]
        let column = firstColumn[orientation - 1]
        let sides = [index < 2 ? row : opposite(row), index % 2 == 0 ? column : opposite(column)]
        let x = sides.contains("left") ? pixels.width / 4 : pixels.width * 3 / 4
        let y = sides.contains("top") ? pixels.height / 4 : pixels.height * 3 / 4
        expect(isNear(pixel(pixels, x, y), color.map(Int.init), within: 40))
      }
    }
  }

  private func opposite(_ side: String) -> String {
    ["left": "right", "right": "left", "top": "bottom", "bottom": "top"][side] ?? side
  }

  @Test(arguments: 1...8)
  func `an image of the public API knows its upright size and decodes to it`(
    orientation: Int
  ) throws {
    let raw = try ImageFiles.plain("jpeg", width: 96, height: 64)
    let picture = try #require(
      UIImage(data: ImageFiles.jpeg(raw, orientation: UInt8(orientation))))
    let pixels = try decoder.decode(#require(picture.displayImage), coveringPixels: nil)
    expect(picture.size, equals: CGSize(width: pixels.width, height: pixels.height))
    expect(picture.size.width, equals: (orientation >= 5 ? 64 : 96))
  }

  @Test(arguments: ["jpeg", "png"])
  func `the result covers the target and is no larger than it must be`(type: String) throws {
    let file = try ImageFiles.plain(type, width: 1000, height: 500)
    let small = try decoder.decode(image(file), coveringPixels: CGSize(width: 90, height: 90))
    expect(small.width, equals: 180)
    expect(small.height, equals: 90)
    let turned = try decoder.decode(
      image(file, orientation: 6), coveringPixels: CGSize(width: 100, height: 10))
    expect(turned.width, equals: 100)
    expect(turned.height, equals: 200)
    let large = try decoder.decode(image(file), coveringPixels: CGSize(width: 5000, height: 1))
    expect(large.width, equals: 1000)
    expect(large.height, equals: 500)
    let none = try decoder.decode(image(file), coveringPixels: .zero)
    expect(none.width, equals: 1)
    expect(none.height, equals: 1)
  }

  @Test func `decoded pixels are scaled down and never up`() throws {
    let bytes = [UInt8](repeating: 255, count: 40 * 20 * 4)
    let source = DisplayImage(
      source: .pixels(PixelBuffer(width: 40, height: 20, bytes: bytes)), pixelSize: .zero)
    let small = try decoder.decode(source, coveringPixels: CGSize(width: 4, height: 4))
    expect(small.width, equals: 8)
    expect(small.height, equals: 4)
    expect(small.bytes.allSatisfy { $0 == 255 })
    expect(try decoder.decode(source, coveringPixels: nil).width, equals: 40)
  }

  /// Runs in a process of its own to measure the memory of this test only; disabled with the address
  /// sanitizer, which retains freed memory.
  @Test(.enabled(if: dlsym(nil, "__asan_init") == nil))
  func `many large files at once stay within the budget`() async {
    await #expect(processExitsWith: .success) {
      let budget = DecodingBudget(limit: 160 << 20)
      let decoder = PixbufDecoder(budget: budget)
      let files = [
        try ImageFiles.plain("jpeg", width: 6000, height: 4000),
        try ImageFiles.plain("png", width: 5000, height: 4000),
      ]
      let before = try Self.peakMemory()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for index in 0..<10 {
          let image = DisplayImage(source: .data(files[index % 2]), pixelSize: .zero)
          group.addTask {
            let pixels = try decoder.decode(
              image, coveringPixels: CGSize(width: 200, height: 200))
            expect(pixels.height, equals: 200)
          }
        }
        try await group.waitForAll()
      }
      expect(budget.highWaterMark <= budget.limit)
      // One of the PNG files alone takes this much, whichever of them overlapped.
      expect(budget.highWaterMark >= 5000 * 4000 * 4)
      // Together they have almost a gigabyte of pixels.
      expect(try Self.peakMemory() - before < 320 << 20)
    }
  }

  /// Returns the peak memory of this process, in bytes.
  private static func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber))) << 10
  }
}

#endif
