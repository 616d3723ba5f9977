// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionContracts
import Testing

@testable import MullionViewTree

@MainActor
struct TextDrawingTests {
  private let font = UIFont.systemFont(ofSize: 10)

  @Test func `a text is measured in one line, and in lines as wide as asked`() {
    let single = "aaaa bbbb".size(withAttributes: [.font: font])
    let rect = ("aaaa bbbb" as NSString).boundingRect(
      with: CGSize(width: single.width * 0.7, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin], attributes: [.font: font], context: nil)
    expect(single.height > 0 && single.width > 0)
    expect(abs(rect.height - 2 * single.height) < 0.01)
    expect(rect.width < single.width && rect.origin == .zero)
    let base = "aaaa".boundingRect(with: .zero, attributes: [.font: font], context: nil)
    expect(base.minY < 0 && base.maxY > 0)
  }

  @Test func `lines that do not fit are not drawn`() {
    let string = NSAttributedString(string: "a\nb\nc", attributes: [.font: font])
    let line = string.size().height / 3
    let text = TextDrawing(string, width: 100, height: line * 2.4)
    expect(text.commands(at: .zero).count, equals: 2)
    expect(TextDrawing(string, width: 100, height: line / 3).commands(at: .zero).isEmpty)
  }

  @Test func `the last line that fits ends in an ellipsis where that is asked for`() {
    let text = "aaaa bbbb cccc dddd" as NSString
    let size = text.size(withAttributes: [.font: font])
    func drawn(_ options: NSStringDrawingOptions) -> String {
      let room = CGRect(x: 0, y: 0, width: size.width / 2.5, height: size.height * 2.4)
      let image = UIGraphicsImageRenderer(size: room.size).image { _ in
        text.draw(with: room, options: options, attributes: [.font: font], context: nil)
      }
      return SVGPainter().svg(of: UIImageView(image: image).displayNode(), size: room.size)
    }
    expect(drawn([.usesLineFragmentOrigin, .truncatesLastVisibleLine]).contains("…"))
    expect(!drawn([.usesLineFragmentOrigin]).contains("…"))
    expect(!drawn([.truncatesLastVisibleLine]).contains("…"))
  }

  @Test func `edges that are not smooth are written as SVG`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.cgContext.setShouldAntialias(false)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.cgContext.setShouldAntialias(true)
      context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    }
    let svg = SVGPainter().svg(
      of: UIImageView(image: image).displayNode(), size: CGSize(width: 10, height: 10))
    expect(svg.components(separatedBy: "shape-rendering=\"crispEdges\"").count, equals: 2)
  }

  @Test func `what is drawn is written as SVG`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.cgContext.setShadow(offset: CGSize(width: 1, height: 2), blur: 4)
      context.cgContext.setBlendMode(.multiply)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let view = UIImageView(image: image)
    let svg = SVGPainter().svg(of: view.displayNode(), size: CGSize(width: 10, height: 10))
    expect(svg.contains("<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"2\""))
    expect(svg.contains("mix-blend-mode:multiply"))
    expect(svg.contains("M0 0 L5 0 L5 5 L0 5 Z"))
  }

  @Test func `without a host no file is written, and the message names what to link`() async {
    await #expect(processExitsWith: .success) {
      final class Messages: @unchecked Sendable { var lines: [String] = [] }
      let messages = Messages()
      ImageCodecs.register { nil }
      Diagnostics.listen { messages.lines.append($0) }
      try await MainActor.run {
        let size = CGSize(width: 4, height: 4)
        let image = UIGraphicsImageRenderer(size: size).image { _ in }
        try #require(image.jpegData(compressionQuality: 1) == nil && image.pngData() == nil)
        try #require(image.pngData() == nil)
      }
      // Each message is reported once per process.
      try #require(messages.lines.filter { $0.contains("link CairoHost") }.count == 2)
    }
  }
}
