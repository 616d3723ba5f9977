// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionContracts
import MullionViewTree
import Synchronization
import Testing

/// Tests that image files of every kind are decoded off the main actor, at the requested size.
struct PicturesOfEveryKindTests {
  /// A lossless WebP file of 8 by 4 pixels of (200, 40, 20).
  private static let webP = Data([
    0x52, 0x49, 0x46, 0x46, 0x1E, 0, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4C, 0x11,
    0, 0, 0, 0x2F, 7, 0xC0, 0, 0, 7, 0x50, 0x94, 0x22, 0x97, 0xA2, 0xFF, 0x81, 0x88, 0xE8, 0x7F,
    0, 0,
  ])
  private static let svg = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">
    <rect width="8" height="4" fill="#c82814"/></svg>
    """.utf8)

  @Test(arguments: ["png", "jpeg", "gif", "webp", "svg"])
  func `files of every kind have their size and their colours`(kind: String) throws {
    let data =
      switch kind {
      case "webp": Self.webP
      case "svg": Self.svg
      case "gif": GIFTests.file
      default: try ImageFiles.plain(kind, width: 8, height: 4)
      }
    let image = try #require(UIImage(data: data))
    let pixels = try PixbufDecoder().decode(try #require(image.displayImage), coveringPixels: nil)
    expect(pixels.width == Int(image.size.width) && pixels.height == Int(image.size.height))
    if kind == "webp" || kind == "svg" {
      expect(image.size, equals: CGSize(width: 8, height: 4))
      expect(Array(pixels.bytes.prefix(4)), equals: [20, 40, 200, 255])
    }
  }

  /// A decoder that records for each call whether it is on the main thread, and the requested size.
  final class Witness: ImageDecoding, Sendable {
    let asked = Mutex<[(isMain: Bool, size: CGSize?)]>([])

    func decode(_ image: DisplayImage, coveringPixels target: CGSize?) throws -> PixelBuffer {
      asked.withLock { $0.append((MainThread.isCurrent, target)) }
      return try PixbufDecoder().decode(image, coveringPixels: target)
    }

    func frames(ofGIF data: Data) throws -> [ImageFrame] { [] }
  }

  /// Runs in a process of its own because the decoder belongs to the whole process.
  @Test func `a thumbnail is decoded off the main actor, no larger than it is wanted`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let witness = PicturesOfEveryKindTests.Witness()
      var host = HostEnvironment.current
      host.images = witness
      HostEnvironment.current = host
      let file = try ImageFiles.plain("jpeg", width: 1600, height: 1200)
      let image = try #require(UIImage(data: file))
      let made = await image.byPreparingThumbnail(
        ofSize: CGSize(width: 40, height: 30))
      let first = witness.asked.withLock { $0 }.first
      precondition(first?.isMain == false)
      precondition(first?.size == CGSize(width: 40, height: 30))
      precondition(made.map { $0.size.width < 200 } ?? false)
    }
  }
}

#endif
