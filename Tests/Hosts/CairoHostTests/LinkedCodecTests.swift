// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit

/// Tests of images in a process that links CairoHost and has not installed it.
@MainActor
struct LinkedCodecTests {
  private var square: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test func `a drawn image is encoded without an installed host`() throws {
    expect(HostEnvironment.current.pictures == nil)
    let file = try #require(square.pngData())
    expect(Array(file.prefix(4)), equals: [0x89, 0x50, 0x4E, 0x47])
    expect(
      try #require(square.jpegData(compressionQuality: 0.5)).prefix(2), equals: Data([0xFF, 0xD8]))
    expect(try #require(UIImage(data: file)?.cgImage).width, equals: square.cgImage?.width)
  }

  @Test func `an image without a host has pixels`() throws {
    let image = try #require(square.cgImage)
    let bytes = try #require(image.dataProvider?.data as Data?)
    expect(bytes.count >= image.width * image.height * 4)
    expect(bytes.contains(0xFF))
  }

  @Test func `views are still measured without fonts`() {
    _ = square.pngData()
    expect(HostEnvironment.current.text.name, equals: HostEnvironment.headless.text.name)
    expect(HostEnvironment.current.images == nil)
  }
}

#endif
