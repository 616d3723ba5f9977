// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@MainActor
struct TextLayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func layer(_ string: Any?, width: CGFloat = 300, height: CGFloat = 100) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 10, y: 20, width: width, height: height)
    layer.fontSize = 20
    layer.string = string
    view.layer.addSublayer(layer)
    return layer
  }

  /// A line of text that is drawn.
  private struct Line {
    var text: String
    var x: CGFloat
    var y: CGFloat
    var font: FontDescription
    var color: DisplayColor
  }

  private func lines(_ steps: [Drawing.Step]) -> [Line] {
    steps.flatMap { step -> [Line] in
      switch step {
      case .drawing(let inner): return lines(inner.steps)
      case .command(.text(let layout, let origin, let color)):
        return layout.lines.map {
          Line(
            text: $0.text, x: origin.x + $0.origin.x, y: origin.y + $0.origin.y,
            font: layout.font, color: color)
        }
      default: return []
      }
    }
  }

  /// The lines of text that the layers of the view draw.
  private var painted: [Line] {
    view.displayNode().children.flatMap { node in
      node.commands.flatMap { command -> [Line] in
        if case .drawing(let drawing) = command { lines([.drawing(drawing)]) } else { [] }
      }
    }
  }

  @Test func `plain text has the layer's font, size and colour`() throws {
    let layer = layer("Total")
    layer.font = UIFont.boldSystemFont(ofSize: 3)
    layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let line = try #require(painted.first)
    expect(line.text, equals: "Total")
    expect(line.font.size, equals: 20)
    expect(line.font.weight, equals: UIFont.boldSystemFont(ofSize: 20).hostFont.weight)
    expect(line.color, equals: DisplayColor(red: 1, green: 0, blue: 0))
    layer.fontSize = 30
    expect(painted.first?.font.size, equals: 30)
    layer.string = "Sum"
    expect(painted.map(\.text), equals: ["Sum"])
    layer.foregroundColor = nil
    expect(painted.isEmpty)
  }

  @Test func `without a colour of its own text is white, and 36 points high`() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    layer.string = "Total"
    view.layer.addSublayer(layer)
    expect(painted.map(\.color), equals: [DisplayColor(red: 1, green: 1, blue: 1)])
    expect(painted.map(\.font.size), equals: [36])
  }

  @Test func `attributed text keeps what it says`() {
    let string = NSAttributedString(
      string: "Total",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.green])
    _ = layer(string)
    expect(painted.map(\.font.size), equals: [12])
    expect(painted.map(\.color), equals: [DisplayColor(red: 0, green: 1, blue: 0)])
  }

  @Test func `lines stand where the mode says`() throws {
    let layer = layer("Total", width: 200)
    let left = try #require(painted.first).x
    layer.alignmentMode = CATextLayerAlignmentMode.center
    let middle = try #require(painted.first).x
    layer.alignmentMode = .right
    let right = try #require(painted.first).x
    let width = layer.preferredFrameSize().width
    expect(left, equals: 0)
    expect(abs(middle - (200 - width) / 2) < 1)
    expect(abs(right - (200 - width)) < 1)
  }

  @Test func `only a layer that wraps breaks lines`() {
    let layer = layer("one two three four five six seven", width: 100, height: 400)
    expect(painted.count, equals: 1)
    layer.isWrapped = true
    expect(painted.count > 2)
  }

  @Test(arguments: [
    (CATextLayerTruncationMode.end, true, false), (.start, false, true), (.middle, true, true),
  ])
  func `what does not fit gives way where the mode says`(
    _ mode: CATextLayerTruncationMode, _ hasStart: Bool, _ hasEnd: Bool
  ) throws {
    let layer = layer("one two three four five six seven", width: 120)
    layer.truncationMode = mode
    let text = try #require(painted.first).text
    expect(text.contains("…"))
    expect(text.hasPrefix("one"), equals: hasStart)
    expect(text.hasSuffix("seven"), equals: hasEnd)
    layer.truncationMode = .none
    expect(painted.first?.text.contains("…"), equals: false)
  }

  @Test func `each paragraph is a line that gives way by itself`() throws {
    let layer = layer("one two three four five\n\nsix\nseven eight nine ten eleven", width: 120)
    layer.truncationMode = .end
    let places = painted.filter { $0.text != " " }
    expect(places.map { $0.text.hasSuffix("…") }, equals: [true, false, true])
    expect(places.map { $0.text.prefix(3) }, equals: ["one", "six", "sev"])
    // The empty one takes room, too.
    expect(places[1].y - places[0].y > places[2].y - places[1].y)
    expect(places[2].y > places[1].y)
  }

  @Test func `the last line that fits is cut when the layer wraps`() {
    let layer = layer("one two three four five six seven", width: 80, height: 55)
    layer.isWrapped = true
    expect(painted.last?.text.contains("…"), equals: false)
    layer.truncationMode = .end
    expect(painted.last?.text.contains("…"), equals: true)
  }

  @Test func `nothing, and what is no text, paints nothing`() {
    let layer = layer(nil)
    expect(painted.isEmpty)
    layer.string = 7
    expect(painted.isEmpty)
    expect(layer.preferredFrameSize().width, equals: 0)
  }
}
