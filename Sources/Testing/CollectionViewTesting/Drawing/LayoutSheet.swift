// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The whole drawing: a title, the content with its labels, and a legend.
@MainActor
struct LayoutSheet {
  private static let margin: CGFloat = 16
  private static let bar: CGFloat = 20
  private static let head: CGFloat = 62
  /// The maximum width of content, in points; wider content is drawn smaller.
  private static let widest: CGFloat = 560

  /// The display tree of the drawing.
  private(set) var node: DisplayNode
  /// The size, in points.
  private(set) var size: CGSize

  private let text = SheetText()
  private var commands: [DrawCommand] = []
  private var children: [DisplayNode] = []

  init(_ subject: LayoutSubject, length: CGFloat) {
    let part = Self.part(of: subject, length: length)
    let scale = min(1, Self.widest / part.width)
    let origin = CGPoint(
      x: Self.margin + (subject.isHorizontal ? 0 : Self.bar),
      y: Self.head + (subject.isHorizontal ? Self.bar : 0))
    var drawing = ContentDrawing(subject, part: part, scale: scale)
    drawing.draw()
    let card = CGRect(
      origin: origin, size: CGSize(width: part.width * scale, height: part.height * scale))
    size = CGSize(width: max(300, card.maxX + Self.margin), height: 0)
    node = DisplayNode(identity: SheetIdentity.of(0), bounds: .zero)
    frame(subject, card, scale)
    children.append(content(drawing.commands, part, card, scale))
    commands += bars(drawing.bars, subject, card)
    let end = notes(subject, part, card, drawing)
    size.height = end + Self.margin
    let paper = DrawCommand.fill(RoundedRect(CGRect(origin: .zero, size: size)), SheetColor.paper)
    node.bounds = CGRect(origin: .zero, size: size)
    node.commands = [paper] + commands
    node.children =
      children + labels(drawing, at: CGPoint(x: origin.x - part.minX * scale, y: origin.y))
  }

  /// Returns the part of the content that is drawn: at most `length` points of it, and more than the view's
  /// width if sections scroll horizontally.
  private static func part(of subject: LayoutSubject, length: CGFloat) -> CGRect {
    let content = subject.solution.contentSize
    var size = CGSize(width: subject.view.width, height: min(content.height, length))
    if subject.isHorizontal {
      size = CGSize(width: min(content.width, length), height: subject.view.height)
    }
    if content.width > 0, !subject.isHorizontal { size.width = min(content.width, length) }
    let sideways = subject.itemCounts.indices.compactMap {
      subject.solution.orthogonalSection($0)
    }
    if !subject.isHorizontal, sideways.contains(where: { $0.contentSize.width > size.width }) {
      size.width += subject.view.width * 0.28
    }
    var part = CGRect(
      origin: .zero, size: CGSize(width: max(50, size.width), height: max(20, size.height)))
    // In right-to-left order, the rest of a row is on the left.
    if subject.isRightToLeft { part.origin.x = min(0, subject.view.width - part.width) }
    if subject.isRightToLeft, subject.isHorizontal { part.origin.x = content.width - part.width }
    return part
  }

  /// Draws the title and the card behind the content.
  private mutating func frame(_ subject: LayoutSubject, _ card: CGRect, _ scale: CGFloat) {
    commands.append(
      text.left(
        subject.title, 15, at: CGPoint(x: Self.margin, y: 22), SheetColor.text, weight: 0.3,
        room: size.width - 2 * Self.margin))
    let content = SheetText.size(subject.solution.contentSize)
    let view = SheetText.size(subject.view)
    commands.append(
      text.left(
        "view \(view)    content \(content)", 11.5, at: CGPoint(x: Self.margin, y: 43),
        SheetColor.quiet))
    commands.append(.fill(RoundedRect(card.insetBy(dx: -1, dy: -1), radius: 3), SheetColor.edge))
    commands.append(.fill(RoundedRect(card, radius: 2), SheetColor.card))
  }

  private func content(
    _ drawn: [DrawCommand], _ part: CGRect, _ card: CGRect, _ scale: CGFloat
  ) -> DisplayNode {
    DisplayNode(
      identity: SheetIdentity.of(1),
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: card.minX - part.minX * scale, ty: card.minY),
      bounds: part, clip: RoundedRect(part), commands: drawn)
  }

  /// Returns the display nodes of the labels at `origin`; their text size is independent of the content's
  /// scale.
  private func labels(_ drawing: ContentDrawing, at origin: CGPoint) -> [DisplayNode] {
    [
      DisplayNode(
        identity: SheetIdentity.of(2),
        transform: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y),
        bounds: CGRect(origin: .zero, size: size), commands: drawing.labels)
    ]
  }

  /// Returns the commands that draw the bars of the sections along the content's edge, and appends their
  /// rotated names to `children`.
  private mutating func bars(
    _ bars: [ContentDrawing.Bar], _ subject: LayoutSubject, _ card: CGRect
  ) -> [DrawCommand] {
    var drawn: [DrawCommand] = []
    for bar in bars where bar.length > 6 {
      let words = bar.names.first { text.width($0, 10.5) + 8 <= bar.length } ?? ""
      if subject.isHorizontal {
        let rect = CGRect(
          x: card.minX + bar.start + 1, y: card.minY - Self.bar, width: bar.length - 2, height: 15)
        drawn.append(.fill(RoundedRect(rect, radius: 4), SheetColor.quiet))
        drawn.append(
          text.centered(words, 10.5, at: CGPoint(x: rect.midX, y: rect.midY), SheetColor.card))
      } else {
        let rect = CGRect(
          x: card.minX - Self.bar, y: card.minY + bar.start + 1, width: 15, height: bar.length - 2)
        drawn.append(.fill(RoundedRect(rect, radius: 4), SheetColor.quiet))
        children.append(
          DisplayNode(
            identity: SheetIdentity.of(3),
            transform: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: rect.midX, ty: rect.midY),
            bounds: .zero, commands: [text.centered(words, 10.5, at: .zero, SheetColor.card)]))
      }
    }
    return drawn
  }

  /// Draws a note about omitted content and the legend of the colours; returns the lower edge.
  private mutating func notes(
    _ subject: LayoutSubject, _ part: CGRect, _ card: CGRect, _ drawing: ContentDrawing
  ) -> CGFloat {
    var y = card.maxY + 18
    let content = subject.solution.contentSize
    let left =
      subject.isHorizontal ? content.width - part.width : content.height - part.height
    if left > 0.5 {
      commands.append(
        text.left(
          "\(SheetText.number(left)) points more follow", 11, at: CGPoint(x: card.minX, y: y),
          SheetColor.quiet))
      y += 20
    }
    var x = Self.margin
    for color in SheetColor.allCases where drawing.used.contains(color) {
      let width = 20 + text.width(color.rawValue, 11.5) + 16
      if x > Self.margin, x + width > size.width - Self.margin + 16 {
        x = Self.margin
        y += 20
      }
      let swatch = RoundedRect(CGRect(x: x, y: y - 6, width: 14, height: 12), radius: 2)
      commands.append(.fill(swatch, color.fill))
      commands.append(.border(swatch, width: 1, color.line))
      commands.append(
        text.left(color.rawValue, 11.5, at: CGPoint(x: x + 20, y: y), SheetColor.text))
      x += width
    }
    if drawing.hasEstimates {
      y += 20
      commands.append(
        text.left(
          "~ an estimated length, as it is now", 11.5, at: CGPoint(x: Self.margin, y: y),
          SheetColor.quiet))
    }
    return y + 8
  }
}
