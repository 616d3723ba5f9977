// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import CoreImage
import Expectations
import MullionDisplayTree
import MullionViewTree
import Testing

/// Tests of conversions between images, files and `UIImage`.
@MainActor
struct ImagePictureTests {
  private let services = HostServices(
    environment: HostEnvironment(
      text: HostEnvironment.headless.text, images: PixbufDecoder(),
      pictures: CairoPictureEncoder()))
  private let square = picture(2, [red, green, blue, white])

  @Test func `a picture of an image is made of it`() throws {
    try services.serve {
      let picture = UIImage(ciImage: square, scale: 2, orientation: .right)
      expect(picture.size == CGSize(width: 1, height: 1) && picture.scale == 2)
      expect(picture.ciImage === square && picture.cgImage == nil)
      expect(picture.imageOrientation, equals: .right)
      let file = try #require(picture.pngData())
      expect(try bytes(CIImage(data: file)), equals: [blue, red, white, green])
      expect(UIImage(ciImage: .red).size, equals: .zero)
    }
  }

  @Test func `an image of a picture has its pixels, and is no picture of one`() throws {
    try services.serve {
      let made = try #require(CIContext().createCGImage(square, from: square.extent))
      expect(made.width == 2 && made.height == 2)
      let picture = UIImage(cgImage: made)
      expect(picture.ciImage == nil)
      let image = try #require(CIImage(image: picture))
      expect(try bytes(image), equals: [red, green, blue, white])
      expect(CIImage(cgImage: made).cgImage === made && image.colorSpace != nil)
      expect(CIImage(image: UIImage()) == nil)
      let back = try #require(CIImage(image: UIImage(ciImage: square)))
      expect(try bytes(back), equals: [red, green, blue, white])
      let part = try #require(made.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2)))
      expect(try bytes(CIImage(cgImage: part)), equals: [green, white])
    }
  }

  @Test func `files are written and read`() throws {
    try services.serve {
      let space = CGColorSpaceCreateDeviceRGB()
      let png = try #require(
        CIContext().pngRepresentation(of: square, format: .RGBA8, colorSpace: space))
      expect(try bytes(CIImage(data: png)), equals: [red, green, blue, white])
      let grey = CIImage.gray.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
      let jpeg = try #require(CIContext().jpegRepresentation(of: grey, colorSpace: space))
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jpg")
      try jpeg.write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      let read = try #require(CIImage(contentsOf: url))
      expect(read.url == url && read.extent == grey.extent)
      expect(abs(Int(try bytes(read)[9][0]) - 128) < 3)
      expect(CIImage(data: Data([1, 2, 3])) == nil)
      expect(CIImage(contentsOf: url.appendingPathExtension("none")) == nil)
    }
  }

  @Test func `without a host only images of colors are rendered`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let area = CGRect(x: 0, y: 0, width: 4, height: 4)
        let color = CIImage(color: .red).cropped(to: area)
        let file = try #require(UIImage(ciImage: color).pngData())
        ImageCodecs.register { nil }
        let image = try #require(CIImage(data: file))
        try #require(CIContext().createCGImage(image, from: image.extent) == nil)
        try #require(CIContext().createCGImage(color, from: area) != nil)
      }
    }
  }

  @Test func `colours of views and of filters`() {
    expect(CIColor(color: .red), equals: .red)
    expect(
      UIColor(ciColor: CIColor(red: 0, green: 1, blue: 0, alpha: 0.5)).cgColor.alpha, equals: 0.5)
    expect(UIColor.white.ciColor, equals: .white)
  }
}

#endif
