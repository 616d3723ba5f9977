// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CMullionCairo
import CairoHost
import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of the pictures that a window's painter draws while they are not decoded.
struct PictureLoaderTests {
  private let square = CGRect(x: 0, y: 0, width: 20, height: 20)
  private let arrivals = DispatchSemaphore(value: 0)

  private func loader(_ decoder: SlowDecoder) -> (PictureLoader, CairoPainter) {
    let store = PictureStore(byteLimit: 1 << 20, decoder: decoder)
    let arrivals = arrivals
    let loader = PictureLoader(store: store, width: 1) { arrivals.signal() }
    guard let fonts = try? FontLibrary.shared else { preconditionFailure("no fonts") }
    return (loader, CairoPainter(fonts: fonts, pictures: store).loadingPictures(with: loader))
  }

  private func image(_ gray: UInt8 = 128) throws -> DisplayImage {
    let data = try ImageFiles.encode("png", width: 40, height: 40) { _, _ in
      [gray, gray, gray, 255]
    }
    return DisplayImage(source: .data(data), pixelSize: CGSize(width: 40, height: 40))
  }

  /// Returns the grey and alpha of the middle pixel of a picture drawn on 20 by 20 pixels.
  private func painted(
    _ image: DisplayImage, by painter: CairoPainter, width: CGFloat = 20
  ) throws -> [Int] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 20, 20)
    defer { cairo_surface_destroy(surface) }
    let context = try #require(cairo_create(surface))
    let place = CGRect(x: 0, y: 0, width: width, height: width)
    painter.paint(node(square, [.image(image, destination: place)]), on: context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let data = try #require(cairo_image_surface_get_data(surface))
    let middle = 5 * Int(cairo_image_surface_get_stride(surface)) + 5 * 4
    return [Int(data[middle]), Int(data[middle + 3])]
  }

  private func waitForArrival() {
    expect(arrivals.wait(timeout: .now() + 30), equals: .success)
  }

  @Test func `a picture is decoded in another thread, and painted when it is`() throws {
    let decoder = SlowDecoder(free: 0)
    let (loader, painter) = loader(decoder)
    let image = try image()
    expect(try painted(image, by: painter), equals: [0, 0])
    let missed = loader.takeMissed()
    expect(missed.map(\.image), equals: [image])
    expect(!missed.contains(where: loader.isMade))
    // A second request during decoding does not decode the image twice.
    expect(try painted(image, by: painter), equals: [0, 0])
    decoder.release()
    waitForArrival()
    expect(missed.allSatisfy(loader.isMade))
    expect(try painted(image, by: painter), equals: [128, 255])
    loader.frameEnded(wanting: [])
    expect(try painted(image, by: painter), equals: [128, 255])
    expect(decoder.decodes.map(\.isOnMainThread), equals: [false])
    expect(decoder.decodes.map(\.width), equals: [20])
  }

  @Test func `pictures of the same bytes are decoded once`() throws {
    let decoder = SlowDecoder(free: 1)
    let (_, painter) = loader(decoder)
    _ = try painted(try image(), by: painter)
    waitForArrival()
    expect(try painted(try image(), by: painter), equals: [128, 255])
    expect(try painted(try image(90), by: painter), equals: [0, 0])
    decoder.release()
    waitForArrival()
    expect(decoder.decodes.count, equals: 2)
  }

  @Test func `files are the same while they are not written`() throws {
    let path = NSTemporaryDirectory() + "\(UUID()).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    func write(_ gray: UInt8) throws -> DisplayImage {
      guard case .data(let data) = try image(gray).source else { throw CancellationError() }
      try data.write(to: URL(fileURLWithPath: path))
      return try open()
    }
    func open() throws -> DisplayImage { try #require(UIImage(contentsOfFile: path)?.displayImage) }
    let first = try write(128)
    expect(try open(), equals: first)
    expect(try open().hashValue, equals: first.hashValue)
    expect(try write(90) != first)
  }

  @Test func `until it is decoded in its new size, a picture is painted from its old one`() throws {
    let decoder = SlowDecoder(free: 1)
    let (loader, painter) = loader(decoder)
    let image = try image()
    _ = try painted(image, by: painter, width: 10)
    waitForArrival()
    _ = loader.takeMissed()
    expect(try painted(image, by: painter), equals: [128, 255])
    expect(loader.takeMissed().count, equals: 1)
    decoder.release()
    waitForArrival()
    expect(decoder.decodes.map(\.width), equals: [10, 20])
  }

  @Test func `what nobody waits for any more is not decoded`() throws {
    let decoder = SlowDecoder(free: 0)
    let (loader, painter) = loader(decoder)
    let images = try [10, 20, 30, 40].map { try image($0) }
    for image in images { _ = try painted(image, by: painter) }
    let missed = loader.takeMissed()
    loader.frameEnded(wanting: Set(missed.filter { $0.image == images[3] }))
    decoder.release(4)
    waitForArrival()
    waitForArrival()
    expect(decoder.decodes.map(\.image), equals: [images[0], images[3]])
    expect(missed.map(loader.isMade), equals: [true, false, false, true])
  }

  @Test func `what can't be decoded is a grey box then`() throws {
    let decoder = SlowDecoder(free: 0)
    let (_, painter) = loader(decoder)
    let image = DisplayImage(
      source: .data(Data("no picture".utf8)), pixelSize: CGSize(width: 40, height: 40))
    expect(try painted(image, by: painter), equals: [0, 0])
    decoder.release()
    waitForArrival()
    expect(try painted(image, by: painter)[1], equals: 255)
  }

  @Test func `what was drawn, and what is decoded, is painted at once`() throws {
    let decoder = SlowDecoder(free: 2)
    let (_, painter) = loader(decoder)
    let bytes = (0..<1600).flatMap { _ in [128, 128, 128, 255] as [UInt8] }
    let pixels = DisplayImage(
      source: .pixels(PixelBuffer(width: 40, height: 40, bytes: bytes)),
      pixelSize: CGSize(width: 40, height: 40))
    expect(try painted(pixels, by: painter), equals: [128, 255])
    let fill = DrawCommand.fill(RoundedRect(square), DisplayColor(red: 0.5, green: 0.5, blue: 0.5))
    let drawn = DisplayImage(
      source: .drawing(Drawing(steps: [.command(fill)]), size: square.size), pixelSize: square.size)
    expect(try painted(drawn, by: painter), equals: [128, 255])
    let photo = DrawCommand.image(try image(), destination: square)
    let collage = DisplayImage(
      source: .drawing(Drawing(steps: [.command(photo)]), size: square.size),
      pixelSize: square.size)
    expect(try painted(collage, by: painter), equals: [0, 0])
    decoder.release(2)
    waitForArrival()
    expect(try painted(collage, by: painter), equals: [128, 255])
  }
}

#endif
