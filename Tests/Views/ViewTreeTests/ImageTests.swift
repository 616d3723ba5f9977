// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import RandomTesting
import Testing

struct ImageTests {
  /// Returns the first 33 bytes of a PNG file of the given size.
  static func png(_ width: UInt32, _ height: UInt32) -> Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
    return Data(bytes)
  }

  /// Returns a JPEG file up to its frame header, with an EXIF block if `orientation` is given.
  static func jpeg(
    _ width: UInt32, _ height: UInt32, orientation: UInt32? = nil, isLittle: Bool = false
  )
    -> Data
  {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      func number(_ value: UInt32, _ count: Int) -> [UInt8] {
        isLittle ? big(value, count).reversed() : big(value, count)
      }
      var tiff = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
      tiff += number(0x010F, 2) + number(2, 2) + number(1, 4) + number(0, 4)
      tiff += number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
      tiff += number(0, 4)
      let block = Array("Exif".utf8) + [0, 0] + tiff
      bytes += [0xFF, 0xE1] + big(UInt32(block.count + 2), 2) + block
    }
    bytes += [0xFF, 0xDB, 0, 4, 1, 2]
    bytes += [0xFF, 0xC2, 0, 11, 8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0]
    return Data(bytes)
  }

  static func big(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  @Test func `the header of a PNG tells its size`() throws {
    let image = try #require(UIImage(data: Self.png(640, 480)))
    expect(image.size, equals: CGSize(width: 640, height: 480))
    let fine = try #require(UIImage(data: Self.png(640, 480), scale: 2))
    expect(fine.size, equals: CGSize(width: 320, height: 240))
  }

  @Test(arguments: [false, true])
  func `a JPEG is turned as its EXIF block says`(isLittle: Bool) throws {
    let plain = try #require(UIImage(data: Self.jpeg(4000, 3000)))
    expect(plain.size, equals: CGSize(width: 4000, height: 3000))
    let turned = try #require(
      UIImage(data: Self.jpeg(4000, 3000, orientation: 6, isLittle: isLittle)))
    expect(turned.size, equals: CGSize(width: 3000, height: 4000))
    expect(turned.imageOrientation, equals: .right)
    let flipped = try #require(UIImage(data: Self.jpeg(4000, 3000, orientation: 2)))
    expect(flipped.size, equals: CGSize(width: 4000, height: 3000))
    let nonsense = try #require(UIImage(data: Self.jpeg(4000, 3000, orientation: 99)))
    expect(nonsense.imageOrientation, equals: .up)
  }

  @Test func `GIF and WebP tell their sizes`() throws {
    let gif = Data(Array("GIF89a".utf8) + [0x40, 0x01, 0xC8, 0x00, 0, 0, 0])
    expect(try #require(UIImage(data: gif)).size, equals: CGSize(width: 320, height: 200))
    let head = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8)
    let webP = Data(head + [10, 0, 0, 0, 0, 0, 0, 0, 0x3F, 0x01, 0, 0xC7, 0, 0])
    expect(try #require(UIImage(data: webP)).size, equals: CGSize(width: 320, height: 200))
    let lossy =
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8)
      + [10, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x40, 0x01, 0xC8, 0]
    expect(try #require(UIImage(data: Data(lossy))).size, equals: CGSize(width: 320, height: 200))
  }

  @Test func `a file cut off anywhere is no image and no crash`() {
    for whole in [Self.png(64, 64), Self.jpeg(64, 64, orientation: 6)] {
      for count in 0..<whole.count {
        _ = UIImage(data: whole.prefix(count))
      }
      expect(UIImage(data: whole.prefix(20)) == nil)
    }
    expect(UIImage(data: Data()) == nil)
    expect(UIImage(data: Data("not a picture".utf8)) == nil)
    expect(UIImage(data: Self.png(0, 10)) == nil)
    expect(UIImage(data: Self.png(.max, .max)) == nil)
  }

  @Test func `random damage is no crash`() {
    var generator = SeededGenerator(seed: 2026)
    for whole in [Self.png(64, 64), Self.jpeg(64, 64, orientation: 3, isLittle: true)] {
      for _ in 0..<2000 {
        var bytes = [UInt8](whole)
        for _ in 0..<4 {
          let place = bytes.indices.randomElement(using: &generator) ?? 0
          bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
        _ = UIImage(data: Data(bytes))
      }
    }
    expect(UIImage(data: Self.jpeg(1, 1)) != nil)
  }

  @Test func `files are read as far as their header, and folders are no pictures`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mullion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("sun@2x.jpg")
    try Self.jpeg(400, 300, orientation: 8).write(to: file)
    let image = try #require(UIImage(contentsOfFile: file.path))
    expect(image.size, equals: CGSize(width: 150, height: 200))
    expect(UIImage(contentsOfFile: folder.path) == nil)
    expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
    expect(UIImage(contentsOfFile: "/dev/zero") == nil)
  }

  @Test func `a thumbnail covers the size asked for`() async throws {
    let image = try #require(UIImage(data: Self.jpeg(4000, 3000)))
    let thumbnail = try #require(
      await image.byPreparingThumbnail(ofSize: CGSize(width: 100, height: 100)))
    expect(thumbnail.size, equals: CGSize(width: 133, height: 100))
    let large = try #require(
      image.preparingThumbnail(of: CGSize(width: 90_000, height: 90_000)))
    expect(large.size, equals: image.size)
    expect(image.preparingThumbnail(of: .zero) == nil)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
    (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
    (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
    (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
  ])
  @MainActor
  func `an image view places its picture`(mode: UIView.ContentMode, expected: CGRect) throws {
    let view = UIImageView(image: UIImage(data: Self.png(40, 20)))
    expect(view.frame.size, equals: CGSize(width: 40, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = mode
    guard case .image(_, let destination)? = view.displayNode().commands.first else {
      Issue.record("an image view draws its image")
      return
    }
    expect(destination, equals: expected)
  }
}
