// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of fills with a repeated pattern, and of text that is drawn as outlines.
@MainActor
struct PatternTests {
  private let area = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func drawn(_ body: @escaping (CGContext) -> Void) throws -> Drawing {
    try #require(
      CurrentDrawing.record(in: area) {
        if let context = UIGraphicsGetCurrentContext() { body(context) }
      })
  }

  /// Returns all filled rectangles, in the coordinates of the drawing.
  private func fills(
    _ drawing: Drawing, _ map: CGAffineTransform = .identity
  ) -> [CGRect] {
    let own = drawing.transform.concatenating(map)
    return drawing.steps.flatMap { step -> [CGRect] in
      switch step {
      case .fill(let path, _, _): [path.box.applying(own)]
      case .drawing(let inner), .command(.drawing(let inner)): fills(inner, own)
      default: []
      }
    }
  }

  private final class Count { var released = 0 }

  @Test func `a pattern fills shapes with its parts`() throws {
    let count = Count()
    let info = Unmanaged.passUnretained(count).toOpaque()
    let draw: CGPatternDrawPatternCallback = { _, context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let release: CGPatternReleaseInfoCallback = { info in
      guard let info else { return }
      Unmanaged<Count>.fromOpaque(info).takeUnretainedValue().released += 1
    }
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: release)
    var pattern = CGPattern(
      info: info, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), matrix: .identity, xStep: 10,
      yStep: 10, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
    let made = try #require(pattern)
    let drawing = try drawn { context in
      if let space = CGColorSpace(patternBaseSpace: nil) { context.setFillColorSpace(space) }
      var opacity: CGFloat = 1
      context.setFillPattern(made, colorComponents: &opacity)
      context.fill(CGRect(x: 5, y: 5, width: 20, height: 10))
      context.setFillColor(CGColor(gray: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let rects = fills(drawing)
    for corner in [CGPoint.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)] {
      expect(rects.contains(CGRect(origin: corner, size: CGSize(width: 4, height: 4))))
    }
    expect(rects.last, equals: CGRect(x: 0, y: 0, width: 1, height: 1))
    pattern = nil
    _ = made
    expect(count.released, equals: 0)
  }

  @Test func `a pattern without colours has the one that is given`() throws {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) },
      releaseInfo: nil)
    expect(
      CGPattern(
        info: nil, bounds: .zero, matrix: .identity, xStep: 1, yStep: 1, tiling: .noDistortion,
        isColored: false, callbacks: &callbacks) == nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: area, matrix: .identity, xStep: 100, yStep: -100,
        tiling: .constantSpacingMinimalDistortion, isColored: false, callbacks: &callbacks))
    let drawing = try drawn { context in
      context.setPatternPhase(CGSize(width: 2, height: 3))
      context.setFillPattern(pattern, colorComponents: [1, 0, 0, 0.5])
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    expect(fills(drawing).contains(CGRect(x: 2, y: 3, width: 1, height: 1)))
    expect("\(drawing)".contains("red: 1.0, green: 0.0, blue: 0.0, alpha: 0.5"))
  }

  @Test func `a colour of a picture fills what is drawn by hand`() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let drawing = try drawn { context in
      UIColor(patternImage: dot).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
    }
    let pattern = try drawn { _ in
      dot.drawAsPattern(in: CGRect(x: 0, y: 0, width: 16, height: 8))
    }
    expect(drawing == pattern && "\(drawing)".contains("tx: 8.0"))
  }

  @Test(arguments: [
    (CGTextDrawingMode.fill, 1, 0), (.stroke, 0, 1), (.fillStroke, 1, 1), (.invisible, 0, 0),
    (.strokeClip, 0, 1), (.fillClip, 1, 0), (.fillStrokeClip, 1, 1), (.clip, 0, 0),
  ])
  func `letters are drawn as the mode says`(
    _ mode: CGTextDrawingMode, _ insides: Int, _ outlines: Int
  ) {
    let drawing = CurrentDrawing.record(in: area) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setLineWidth(3)
      context.setTextDrawingMode(mode)
      "ab".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
    let widths = drawing.map(Self.outlineWidths) ?? []
    expect(widths.filter { $0 == 0 }.count, equals: insides)
    expect(widths.filter { $0 == 3 }.count, equals: outlines)
  }

  @Test func `where glyphs would stand is kept`() throws {
    _ = try drawn { context in
      context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      context.textPosition = CGPoint(x: 4, y: 5)
      context.saveGState()
      context.restoreGState()
      expect(context.textMatrix, equals: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 4, ty: 5))
      expect(context.textPosition, equals: CGPoint(x: 4, y: 5))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  private final class Outlined: UILabel {
    override func drawText(in rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setLineWidth(2)
      context.setTextDrawingMode(.stroke)
      super.drawText(in: rect)
      context.setTextDrawingMode(.fill)
      super.drawText(in: rect)
    }
  }

  @Test func `a label has an outline that its class draws`() {
    let label = Outlined(frame: area)
    label.text = "ab"
    let widths = label.contentCommands().flatMap { command -> [CGFloat] in
      if case .drawing(let drawing) = command { return Self.outlineWidths(drawing) }
      if case .text(let layout, _, _) = command { return [layout.outlineWidth] }
      return []
    }
    expect(widths, equals: [2, 0])
  }

  private static func outlineWidths(_ drawing: Drawing) -> [CGFloat] {
    drawing.steps.flatMap { step -> [CGFloat] in
      switch step {
      case .command(.text(let layout, _, _)): [layout.outlineWidth]
      case .drawing(let inner), .command(.drawing(let inner)): outlineWidths(inner)
      default: []
      }
    }
  }
}
