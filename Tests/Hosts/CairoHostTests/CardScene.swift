// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A screen of cards with images and text in several scripts, similar to that of an app.
struct CardScene {
  static let size = CGSize(width: 390, height: 520)

  private let measurer: PangoTextMeasurer
  private let photo: DisplayImage

  init() throws {
    measurer = try PangoTextMeasurer()
    photo = DisplayImage(
      source: .pixels(Self.gradient(width: 640, height: 400)),
      pixelSize: CGSize(width: 640, height: 400))
  }

  /// Returns the display tree of the screen.
  func node() -> DisplayNode {
    let bounds = CGRect(origin: .zero, size: Self.size)
    let ground = DrawCommand.fill(
      RoundedRect(bounds), DisplayColor(red: 0.949, green: 0.949, blue: 0.969))
    return CairoHostTests.node(
      bounds,
      [ground] + text("Collections", size: 34, weight: 0.4, at: CGPoint(x: 16, y: 20), width: 358),
      children: [
        card(at: CGPoint(x: 16, y: 76), "Harbour at dusk", "12 photos · yesterday"),
        card(at: CGPoint(x: 200, y: 76), "부산의 바다와 하늘", "사진 12장 · 어제 저녁에 찍은 것들"),
        row(
          y: 290, "Reykjavík in four days",
          "A long weekend of rain, wool and very good soup, told in pictures by everyone who was there.",
          badge: "4"),
        row(y: 376, "שלום עולם", "مرحبا بالعالم 東京の夜景と上海的早晨", badge: "12"),
        row(y: 462, "Emoji 👩‍👩‍👧‍👦 🇰🇷 ❤️‍🔥 😀", "fine print 0123456789", badge: "!"),
      ])
  }

  private func card(at origin: CGPoint, _ title: String, _ detail: String) -> DisplayNode {
    let bounds = CGRect(x: 0, y: 0, width: 174, height: 200)
    let shape = RoundedRect(bounds, radius: 12)
    let picture = CairoHostTests.node(
      CGRect(x: 0, y: 0, width: 174, height: 120),
      [.image(photo, destination: CGRect(x: -9, y: 0, width: 192, height: 120))],
      clip: RoundedRect(CGRect(x: 0, y: 0, width: 174, height: 120)))
    return CairoHostTests.node(
      bounds,
      [.fill(shape, white)]
        + text(title, size: 17, weight: 0.3, at: CGPoint(x: 12, y: 130), width: 150)
        + text(detail, size: 13, gray: 0.45, at: CGPoint(x: 12, y: 153), width: 150, lines: 2)
        + [.border(shape, width: 1, DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.1))],
      clip: shape, transform: CGAffineTransform(translationX: origin.x, y: origin.y),
      children: [picture])
  }

  private func row(y: CGFloat, _ title: String, _ detail: String, badge: String) -> DisplayNode {
    let bounds = CGRect(x: 0, y: 0, width: 358, height: 76)
    let pill = RoundedRect(CGRect(x: 306, y: 26, width: 40, height: 24), radius: 12)
    let broken = DisplayImage(
      source: .data(Data([1, 2, 3])), pixelSize: CGSize(width: 9, height: 9))
    let picture = CairoHostTests.node(
      CGRect(x: 0, y: 0, width: 52, height: 52),
      [
        .image(
          badge == "!" ? broken : photo, destination: CGRect(x: 12, y: 12, width: 52, height: 52))
      ],
      clip: RoundedRect(CGRect(x: 12, y: 12, width: 52, height: 52), radius: 8))
    return CairoHostTests.node(
      bounds,
      [.fill(RoundedRect(bounds, radius: 10), white)]
        + text(title, size: 17, at: CGPoint(x: 76, y: 12), width: 218)
        + text(detail, size: 13, gray: 0.45, at: CGPoint(x: 76, y: 35), width: 218, lines: 2)
        + [.fill(pill, DisplayColor(red: 0, green: 0.478, blue: 1))]
        + text(
          badge, size: 13, weight: 0.3, gray: 1, at: CGPoint(x: 306, y: 30), width: 40, .center),
      transform: CGAffineTransform(translationX: 16, y: y), children: [picture])
  }

  private func text(
    _ string: String, size: CGFloat, weight: CGFloat = 0, gray: Double = 0, at origin: CGPoint,
    width: CGFloat, lines: Int = 1, _ alignment: TextRequest.Alignment = .left
  ) -> [DrawCommand] {
    let layout = measurer.layout(
      TextRequest(
        text: string, font: FontDescription(size: size, weight: weight), width: width,
        maximumLines: lines, alignment: alignment))
    return [.text(layout, origin: origin, DisplayColor(red: gray, green: gray, blue: gray))]
  }

  private static func gradient(width: Int, height: Int) -> PixelBuffer {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let hill = 220 + Int(60 * sin(Double(x) / 70)) + Int(14 * sin(Double(x) / 9))
        let isHill = y > hill
        let shade = UInt8(clamping: isHill ? 40 + (y - hill) / 4 : 255 - y / 3)
        bytes += isHill ? [shade, shade / 2, shade / 3, 255] : [200, shade / 2 + 90, shade, 255]
      }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }
}

#endif
