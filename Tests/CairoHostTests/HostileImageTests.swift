// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Foundation
import Testing
import ViewTree

/// Files that are damaged, lie, or are no images.
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
    var random = SplitMix(seed: 7)
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
      #expect(said.hasPrefix("an image in memory"))
      #expect(said.hasSuffix("."))
    }
  }

  @Test func `a file says its path`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("mullion-\(UUID()).jpg").path
    try noise("jpeg").prefix(900).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try #require(message(.file(path))).contains(path))
  }

  @Test func `a PNG that claims to be enormous is refused by its header`() throws {
    let file = try ImageFiles.plain("png", width: 10, height: 10)
    let said = try #require(message(.data(ImageFiles.png(file, claiming: 60000, by: 60000))))
    #expect(said.contains("60000 by 60000 pixels"))
    #expect(message(.data(ImageFiles.png(file, claiming: 0x7FFF_FFFF, by: 0x7FFF_FFFF))) != nil)
    #expect(message(.data(ImageFiles.png(file, claiming: 0, by: 10))) != nil)
  }

  @Test func `a progressive JPEG that claims to be enormous is refused by its header`() throws {
    var file = try ImageFiles.plain("jpeg", width: 16, height: 16)
    let frame = try #require(file.firstRange(of: Data([0xFF, 0xC0])))
    file[frame.lowerBound + 1] = 0xC2
    let said = try #require(message(.data(ImageFiles.jpeg(file, claiming: 65000, by: 65000))))
    #expect(said.contains("65000 by 65000 pixels"))
  }

  @Test func `a JPEG whose rows are missing is an error and takes little memory`() throws {
    let file = try ImageFiles.plain("jpeg", width: 16, height: 16)
    #expect(message(.data(ImageFiles.jpeg(file, claiming: 65000, by: 65000))) != nil)
    #expect(message(.data(ImageFiles.jpeg(file, claiming: 1000, by: 1000))) != nil)
    #expect(message(.data(ImageFiles.jpeg(file, claiming: 0, by: 0))) != nil)
  }

  @Test func `a GIF and a BMP that claim to be enormous are refused`() throws {
    var gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 255, 255, 255, 255, 0x80, 0, 0])
    gif += Data([255, 255, 255, 0, 0, 0, 0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2, 2, 0x44, 1])
    #expect(message(.data(gif)) != nil)
    var bmp = try ImageFiles.plain("bmp", width: 10, height: 10)
    for offset in [18, 22] { bmp.replaceSubrange(offset..<offset + 4, with: [0, 0, 0xFF, 0]) }
    #expect(message(.data(bmp)) != nil)
  }

  @Test(arguments: ["", "hello", "GIF8", "BM", "\u{89}PNG\r\n", "<html></html>"])
  func `what is no image is an error`(text: String) {
    #expect(message(.data(Data(text.utf8))) != nil)
  }

  @Test func `what is no regular file is an error at once`() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let pipe = "\(folder)/mullion-\(UUID())"
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    for path in [folder, pipe, "/dev/zero", "/no/such/file.png"] {
      #expect(try #require(message(.file(path))).hasPrefix(path))
    }
  }

  @Test(arguments: ["jpeg", "png", "bmp", "tiff"])
  func `flipped bytes give pixels or a sentence, never a crash`(type: String) throws {
    let file = try noise(type)
    var random = SplitMix(seed: 42)
    for _ in 0..<150 {
      var broken = file
      for _ in 0..<Int(random.next() % 12 + 1) {
        // Headers matter most.
        let reach = random.next() % 2 == 0 ? min(file.count, 200) : file.count
        broken[Int(random.next() % UInt64(reach))] = UInt8(random.next() & 255)
      }
      if let said = message(.data(broken)) { #expect(!said.hasPrefix("another error")) }
    }
  }
}

/// Numbers that look random and are the same each time.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

#endif
