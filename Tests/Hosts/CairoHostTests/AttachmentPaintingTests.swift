// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import UIKit

/// Tests of text attachment images, laid out by Pango and drawn by Cairo.
@MainActor
@Suite(.serialized)
struct AttachmentPaintingTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  /// Calls `body` while Pango and Cairo are the process's text measurer, image decoder and image encoder.
  private func installed<Answer>(_ body: () throws -> Answer) throws -> Answer {
    let before = HostEnvironment.current
    defer { HostEnvironment.current = before }
    HostEnvironment.current.text = measurer
    HostEnvironment.current.images = PixbufDecoder()
    HostEnvironment.current.pictures = CairoPictureEncoder()
    return try body()
  }

  private func square(_ color: UIColor, _ bounds: CGRect) -> NSAttributedString {
    let attachment = NSTextAttachment(
      image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      })
    attachment.bounds = bounds
    return NSAttributedString(attachment: attachment)
  }

  private func label(_ parts: Any...) -> UILabel {
    let whole = NSMutableAttributedString(string: "")
    for part in parts {
      whole.append(part as? NSAttributedString ?? NSAttributedString(string: "\(part)"))
    }
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.textColor = .black
    label.attributedText = whole
    label.frame.size = label.intrinsicContentSize
    return label
  }

  private func canvas(_ view: UIView) throws -> Canvas {
    try Canvas(
      view.displayNode(), width: Int(view.bounds.width.rounded(.up)),
      height: Int(view.bounds.height.rounded(.up)))
  }

  /// Returns the bounding box of the pure red pixels.
  private func red(_ canvas: Canvas) -> CGRect {
    var box = CGRect.null
    for y in 0..<canvas.height {
      for x in 0..<canvas.width where canvas[x, y] == [255, 0, 0, 255] {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private var side: CGRect { CGRect(x: 0, y: -4, width: 24, height: 24) }

  @Test func `a picture takes the room that its bounds say`() throws {
    try installed {
      let bare = label("Hello", "there").bounds.size
      let with = label("Hello", square(.red, side), "there").bounds.size
      expect(abs(with.width - bare.width - 24) <= 1)
      let metrics = measurer.metrics(of: FontDescription(size: 17))
      let height = 20 + max(4, metrics.lineHeight - metrics.ascender)
      expect(abs(with.height - height) <= 1)
    }
  }

  @Test func `a picture is painted between the letters`() throws {
    try installed {
      let shown = label("Hello", square(.red, side), "there")
      let box = red(try canvas(shown))
      expect(abs(box.minX - label("Hello").bounds.width) <= 2)
      expect(abs(box.width - 24) <= 1)
      expect(abs(box.height - 24) <= 1)
      expect(box.minY <= 1)
    }
  }

  @Test func `a picture that finds no room goes to the next line`() throws {
    try installed {
      let shown = label("Hello ", square(.red, side), " there")
      shown.numberOfLines = 0
      let room = label("Hello ").bounds.width + 10
      shown.frame.size = CGSize(width: room, height: 200)
      shown.frame.size.height = shown.sizeThatFits(shown.bounds.size).height
      let box = red(try canvas(shown))
      expect(box.minX <= 1)
      expect(box.minY >= 15)
    }
  }

  @Test func `letters behind a picture are cut, and an ellipsis is painted behind one`() throws {
    try installed {
      let shown = label(square(.red, side), square(.red, side), square(.red, side))
      let height = shown.bounds.height
      shown.frame.size = CGSize(width: 70, height: height)
      let canvas = try canvas(shown)
      let box = red(canvas)
      expect(box.minX, equals: 0)
      expect(abs(box.maxX - 48) <= 1)
      let dots = CGRect(x: box.maxX + 1, y: 0, width: 70 - box.maxX - 1, height: height)
      let isPainted = (Int(dots.minX)..<70).contains { x in
        (0..<canvas.height).contains { canvas[x, $0][3] > 100 }
      }
      expect(isPainted)
    }
  }

  @Test func `a picture between letters that are read from the right stands between them`() throws {
    try installed {
      let shown = label("\u{5E9}\u{5DC}", square(.red, side), "\u{5D5}\u{5DD}")
      let box = red(try canvas(shown))
      let last = label("\u{5D5}\u{5DD}").bounds.width
      expect(abs(box.minX - last) <= 2)
      expect(abs(box.width - 24) <= 1)
    }
  }

  @Test func `a file's bytes are shown, in the size of its picture`() throws {
    try installed {
      let image = UIGraphicsImageRenderer(
        size: CGSize(width: 12, height: 9),
        format: {
          let format = UIGraphicsImageRendererFormat()
          format.scale = 1
          return format
        }()
      ).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 12, height: 9))
      }
      let attachment = NSTextAttachment(
        data: image.pngData(), ofType: "public.png")
      let shown = label("A", NSAttributedString(attachment: attachment))
      let box = red(try canvas(shown))
      // Its edges may lie between pixels.
      expect((11...12).contains(box.width) && (8...9).contains(box.height))
    }
  }
}

#endif
