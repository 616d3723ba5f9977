// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionViewTree
import RandomTesting
import Testing

/// Tests of image files that are damaged, inconsistent, or not images.
@Suite struct HostileImageTests {
  private let decoder = PixbufDecoder()

  private func message(_ source: DisplayImage.Source) -> String? {
    do {
      _ = try decoder.decode(
        DisplayImage(source: source, pixelSize: .zero),
        coveringPixels: CGSize(width: 32, height: 32))
      return nil
    } catch {
      return (error as? ImageDecodingError)?.description ?? "another error: \(error)"
    }
  }

  private func noise(_ type: String, _ options: [(String, String)] = []) throws -> Data {
    var random = SeededGenerator(seed: 7)
    return try ImageFiles.encode(type, width: 120, height: 90, options: options) { _, _ in
      let value = random.next()
      return [UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255), 255]
    }
  }

  @Test(arguments: ["jpeg", "png", "bmp", "tiff"])
  func `a file that ends too early is an error that says so`(type: String) throws {
    let file = try noise(type)
    for share in [0.02, 0.1, 0.5, 0.9] {
      let part = file.prefix(Int(Double(file.count) * share))
      let said = try #require(message(.data(Data(part))), "\(type) \(share)")
      expect(said.hasPrefix("an image in memory"))
      expect(said.hasSuffix("."))
    }
  }

  @Test func `a file says its path`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("mullion-\(UUID()).jpg").path
    try noise("jpeg").prefix(900).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    expect(try #require(message(.file(path))).contains(path))
  }

  @Test func `a PNG that claims to be enormous is refused by its header`() throws {
    let file = try ImageFiles.plain("png", width: 10, height: 10)
    let said = try #require(message(.data(ImageFiles.png(file, claiming: 60000, by: 60000))))
    expect(said.contains("60000 by 60000 pixels"))
    expect(message(.data(ImageFiles.png(file, claiming: 0x7FFF_FFFF, by: 0x7FFF_FFFF))) != nil)
    expect(message(.data(ImageFiles.png(file, claiming: 0, by: 10))) != nil)
  }

  @Test func `a progressive JPEG that claims to be enormous is refused by its header`() throws {
    var file = try ImageFiles.plain("jpeg", width: 16, height: 16)
    let frame = try #require(file.firstRange(of: Data([0xFF, 0xC0])))
    file[frame.lowerBound + 1] = 0xC2
    let said = try #require(message(.data(ImageFiles.jpeg(file, claiming: 65000, by: 65000))))
    expect(said.contains("65000 by 65000 pixels"))
  }

  @Test func `a JPEG whose rows are missing is an error and takes little memory`() throws {
    let file = try ImageFiles.plain("jpeg", width: 16, height: 16)
    expect(message(.data(ImageFiles.jpeg(file, claiming: 65000, by: 65000))) != nil)
    expect(message(.data(ImageFiles.jpeg(file, claiming: 1000, by: 1000))) != nil)
    expect(message(.data(ImageFiles.jpeg(file, claiming: 0, by: 0))) != nil)
  }

  @Test func `a GIF and a BMP that claim to be enormous are refused`() throws {
    var gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 255, 255, 255, 255, 0x80, 0, 0])
    gif += Data([255, 255, 255, 0, 0, 0, 0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2, 2, 0x44, 1])
    expect(message(.data(gif)) != nil)
    var bmp = try ImageFiles.plain("bmp", width: 10, height: 10)
    for offset in [18, 22] { bmp.replaceSubrange(offset..<offset + 4, with: [0, 0, 0xFF, 0]) }
    expect(message(.data(bmp)) != nil)
  }

  @Test func `a GIF too large for the budget is refused before it takes memory`() throws {
    var gif = GIFTests.file
    for place in [6, 33] { gif.replaceSubrange(place..<place + 4, with: [0xF8, 0x2A, 0xF8, 0x2A]) }
    let budget = DecodingBudget(limit: 64 << 20)
    let image = DisplayImage(source: .data(gif), pixelSize: .zero)
    #expect {
      try PixbufDecoder(budget: budget).decode(image, coveringPixels: nil)
    } throws: {
      "\($0)".contains("11000 by 11000 pixels")
    }
    expect(budget.highWaterMark, equals: 0)
  }

  @Test(arguments: ["gif", "webp"])
  func `a cut picture is told, never shown as a whole one`(type: String) throws {
    let file = type == "gif" ? GIFTests.file : try ImageFiles.plain(type, width: 40, height: 30)
    for length in [30, file.count / 2] where length < (type == "gif" ? 40 : file.count) {
      let said = try #require(message(.data(Data(file.prefix(length)))), "\(length)")
      expect(said.hasSuffix("ends too early."))
    }
  }

  /// Ten copies of ten copies, and so on: eight nested levels.
  private static let copies: String = {
    let levels = (1...8).map { level in
      let uses = repeatElement("<use xlink:href=\"#a\(level - 1)\"/>", count: 10).joined()
      return "<g id=\"a\(level)\">\(uses)</g>"
    }
    return "<defs><g id=\"a0\"><rect width=\"1\" height=\"1\"/></g>\(levels.joined())</defs>"
      + "<use xlink:href=\"#a8\"/>"
  }()

  private static let filters =
    "<defs><filter id=\"f\"><feTurbulence baseFrequency=\"0.01\" numOctaves=\"1000\"/>"
    + "<feMorphology radius=\"5000\"/></filter></defs>"
    + "<rect width=\"2000\" height=\"2000\" filter=\"url(#f)\"/>"

  @Test(arguments: [copies, filters])
  func `a drawing that would take too long is not begun`(body: String) throws {
    let said = try #require(message(.data(Data(Self.drawing(body).utf8))))
    expect(said.contains("too long to draw"))
  }

  @Test func `a drawing of 9 MB is refused by its size`() throws {
    let path = String(repeating: "L 1 1 ", count: 1_500_000)
    let text = Self.drawing("<path d=\"M 0 0 \(path)\"/>")
    expect(try #require(message(.data(Data(text.utf8)))).contains("more than the 8 MB"))
  }

  @Test func `copies, filters and circles of references within reason are drawn`() {
    for body in [
      "<defs><g id=\"a\"><rect width=\"1\" height=\"1\"/></g></defs>"
        + String(repeating: "<use xlink:href=\"#a\"/>", count: 500),
      "<filter id=\"f\"><feGaussianBlur stdDeviation=\"4\"/></filter>"
        + "<rect width=\"90\" height=\"90\" filter=\"url(#f)\"/>",
    ] {
      expect(message(.data(Data(Self.drawing(body).utf8))) == nil)
    }
  }

  private static func drawing(_ body: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      + "width=\"100\" height=\"100\">\(body)</svg>"
  }

  @Test(arguments: ["", "hello", "GIF8", "BM", "\u{89}PNG\r\n", "<html></html>"])
  func `what is no image is an error`(text: String) {
    expect(message(.data(Data(text.utf8))) != nil)
  }

  @Test func `what is no regular file is an error at once`() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let pipe = "\(folder)/mullion-\(UUID())"
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    for path in [folder, pipe, "/dev/zero", "/no/such/file.png"] {
      expect(try #require(message(.file(path))).hasPrefix(path))
    }
  }

  @Test(arguments: ["jpeg", "png", "bmp", "tiff"])
  func `flipped bytes give pixels or a sentence, never a crash`(type: String) throws {
    let file = try noise(type)
    var random = SeededGenerator(seed: 42)
    for _ in 0..<150 {
      var broken = file
      for _ in 0..<Int(random.next() % 12 + 1) {
        // Headers matter most.
        let reach = random.next() % 2 == 0 ? min(file.count, 200) : file.count
        broken[Int(random.next() % UInt64(reach))] = UInt8(random.next() & 255)
      }
      if let said = message(.data(broken)) { expect(!said.hasPrefix("another error")) }
    }
  }
}

#endif
