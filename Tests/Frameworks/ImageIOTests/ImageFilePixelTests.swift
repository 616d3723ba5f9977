// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import ImageIO
import MullionDisplayTree
import Testing

/// Tests of the pixels of image files that the host decodes and encodes.
@MainActor
struct ImageFilePixelTests {
  private let services = HostServices(
    environment: HostEnvironment(
      text: HostEnvironment.headless.text, images: PixbufDecoder(),
      pictures: CairoPictureEncoder()))
  private let red: [UInt8] = [0, 0, 255, 255]
  private let green: [UInt8] = [0, 255, 0, 255]

  /// Returns the components of the pixels: blue, green, red, alpha.
  private func colours(_ image: CGImage?) throws -> [[UInt8]] {
    let picture = try #require(image?.picture)
    let pixels = try PixbufDecoder().decode(picture, coveringPixels: nil)
    return stride(from: 0, to: pixels.bytes.count, by: 4).map { Array(pixels.bytes[$0..<$0 + 4]) }
  }

  private func animation(_ data: Data = ImageFiles.gif) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  @Test func `the pictures of an animation are its own`() throws {
    try services.serve {
      let source = try animation()
      expect(try colours(CGImageSourceCreateImageAtIndex(source, 0, nil)), equals: [red])
      expect(try colours(CGImageSourceCreateImageAtIndex(source, 1, nil)), equals: [green])
      CGImageSourceRemoveCacheAtIndex(source, 0)
      expect(try colours(CGImageSourceCreateImageAtIndex(source, 1, nil)), equals: [green])
    }
  }

  @Test(arguments: ["public.png", "public.jpeg"])
  func `a written file is read again`(type: String) throws {
    try services.serve {
      let data = NSMutableData()
      let file = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
      CGImageDestinationAddImageFromSource(file, try animation(), 1, nil)
      CGImageDestinationSetProperties(
        file, [kCGImageDestinationLossyCompressionQuality: 1] as CFDictionary)
      expect(CGImageDestinationFinalize(file))
      expect(!CGImageDestinationFinalize(file), "it is written once")
      let source = try animation(data as Data)
      expect(CGImageSourceGetType(source) as String?, equals: type)
      let options = [kCGImageSourceShouldCacheImmediately: true] as CFDictionary
      let colour = try #require(
        try colours(CGImageSourceCreateImageAtIndex(source, 0, options)).first)
      for (part, wanted) in zip(colour, green) { expect(abs(Int(part) - Int(wanted)) < 4) }
    }
  }

  @Test func `a part of a picture is written alone, into a file`() throws {
    try services.serve {
      let path = URL(fileURLWithPath: "\(NSTemporaryDirectory())part-\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: path) }
      let image = try #require(CGImageSourceCreateImageAtIndex(try animation(), 1, nil))
      let wide = CGImage(
        picture: DisplayImage(of: try #require(image.picture), size: CGSize(width: 4, height: 2)))
      let part = try #require(wide.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
      let file = try #require(
        CGImageDestinationCreateWithURL(path as CFURL, "public.png" as CFString, 1, nil))
      CGImageDestinationAddImage(file, part, nil)
      expect(CGImageDestinationFinalize(file))
      let source = try #require(CGImageSourceCreateWithURL(path as CFURL, nil))
      expect(try colours(CGImageSourceCreateImageAtIndex(source, 0, nil)), equals: [green, green])
    }
  }

  @Test func `what can't be decoded is no picture once its pixels are asked for`() throws {
    try services.serve {
      let source = try animation(ImageFiles.png)
      let options = [kCGImageSourceShouldCacheImmediately: true] as CFDictionary
      expect(CGImageSourceCreateImageAtIndex(source, 0, options) == nil)
      let coming = CGImageSourceCreateIncremental(nil)
      CGImageSourceUpdateData(coming, ImageFiles.png as CFData, false)
      expect(CGImageSourceCreateImageAtIndex(coming, 0, nil) == nil)
    }
  }

  @Test func `files that are not written have no destination`() {
    for (type, count) in [("com.compuserve.gif", 1), ("public.png", 2), ("words", 1)] {
      expect(
        CGImageDestinationCreateWithData(NSMutableData(), type as CFString, count, nil) == nil)
    }
  }

  @Test func `without a host nothing is written`() async {
    await #expect(processExitsWith: .success) {
      ImageCodecs.register { nil }
      try await MainActor.run {
        let data = NSMutableData()
        let file = try #require(
          CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImageFromSource(file, try ImageFilePixelTests().animation(), 0, nil)
        try #require(!CGImageDestinationFinalize(file) && data.length == 0)
      }
    }
  }
}

#endif
