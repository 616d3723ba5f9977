// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
package import MullionViewTree
package import UIKit

/// A drawing of a screen with its views outlined and the constraints between them, as `mullion draw` produces
/// for interface files.
@MainActor
package struct ConstraintDrawing {
  private static let margin: CGFloat = 16
  private static let head: CGFloat = 62
  /// The maximum width of a screen, in points; wider screens are drawn smaller.
  private static let widest: CGFloat = 560

  /// The drawing's size, in points.
  package private(set) var size: CGSize
  private let text = SheetText()
  private let root: UIView
  private let scale: CGFloat
  private let card: CGRect
  private var commands: [DrawCommand] = []
  private var lines: [DrawCommand] = []
  private var pills: [CGRect] = []
  private var used: Set<ConstraintColor> = []
  private let screen: DisplayNode

  /// Creates a drawing of the harness's screen.
  ///
  /// - Parameters:
  ///   - harness: a screen that was laid out.
  ///   - title: the heading.
  ///   - views: the views to outline.
  ///   - constraints: the constraints to draw, if they are active and their items are shown.
  package init(
    of harness: CollectionViewHarness, title: String, views: [UIView],
    constraints: [NSLayoutConstraint]
  ) {
    root = harness.view
    screen = harness.surface.displayTree()
    let shown = harness.device.screen.size
    scale = min(1, Self.widest / max(1, shown.width))
    card = CGRect(
      x: Self.margin, y: Self.head, width: shown.width * scale, height: shown.height * scale)
    size = CGSize(width: max(300, card.maxX + Self.margin), height: 0)
    frame(title, shown)
    for view in views { outline(view) }
    for constraint in constraints where constraint.isActive { draw(constraint) }
    size.height = legend() + Self.margin
  }

  /// The display tree of the drawing.
  package var node: DisplayNode {
    let paper = DrawCommand.fill(RoundedRect(CGRect(origin: .zero, size: size)), SheetColor.paper)
    let picture = DisplayNode(
      identity: SheetIdentity.of(1),
      transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: card.minX, ty: card.minY),
      bounds: CGRect(x: 0, y: 0, width: card.width / scale, height: card.height / scale),
      alpha: 0.35,
      clip: RoundedRect(CGRect(x: 0, y: 0, width: card.width / scale, height: card.height / scale)),
      children: [screen])
    let over = DisplayNode(
      identity: SheetIdentity.of(2), bounds: CGRect(origin: .zero, size: size),
      clip: RoundedRect(card.insetBy(dx: -12, dy: -12)), commands: lines)
    return DisplayNode(
      identity: SheetIdentity.of(0), bounds: CGRect(origin: .zero, size: size),
      commands: [paper] + commands, children: [picture, over])
  }

  /// The drawing as an SVG document.
  ///
  /// - Complexity: O(*n*) in the number of views and constraints.
  package var svg: String { SVGPainter().svg(of: node, size: size) }

  // MARK: Sheet

  private mutating func frame(_ title: String, _ shown: CGSize) {
    commands.append(
      text.left(
        title, 15, at: CGPoint(x: Self.margin, y: 22), SheetColor.text, weight: 0.3,
        room: size.width - 2 * Self.margin))
    commands.append(
      text.left(
        "screen \(SheetText.size(shown))", 11.5, at: CGPoint(x: Self.margin, y: 43),
        SheetColor.quiet))
    commands.append(.fill(RoundedRect(card.insetBy(dx: -1, dy: -1), radius: 3), SheetColor.edge))
    commands.append(.fill(RoundedRect(card, radius: 2), SheetColor.card))
  }

  /// Draws the legend of the colours; returns its lower edge.
  private mutating func legend() -> CGFloat {
    var (x, y) = (Self.margin, card.maxY + 24)
    for color in ConstraintColor.allCases where used.contains(color) {
      let width = 20 + text.width(color.rawValue, 11.5) + 16
      if x > Self.margin, x + width > size.width {
        x = Self.margin
        y += 20
      }
      commands.append(.fill(RoundedRect(CGRect(x: x, y: y - 1, width: 14, height: 3)), color.line))
      commands.append(
        text.left(color.rawValue, 11.5, at: CGPoint(x: x + 20, y: y), SheetColor.text))
      x += width
    }
    return y + 8
  }

  // MARK: Views and constraints

  private func placed(_ rect: CGRect) -> CGRect {
    CGRect(
      x: card.minX + rect.minX * scale, y: card.minY + rect.minY * scale,
      width: rect.width * scale, height: rect.height * scale)
  }

  private mutating func outline(_ view: UIView) {
    guard view !== root, view.isDescendant(of: root), !view.isHidden else { return }
    let isOpen = !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout
    let color: ConstraintColor = isOpen ? .ambiguous : .view
    used.insert(color)
    let rect = placed(view.convert(view.bounds, to: root))
    lines.append(.border(RoundedRect(rect, radius: 1), width: isOpen ? 2 : 1, color.line))
  }

  private mutating func draw(_ constraint: NSLayoutConstraint) {
    guard let span = ConstraintSpan(constraint, in: root) else { return }
    if let along = span.aligned {
      return line(
        across: span.isHorizontal, along, at: span.stretch.lowerBound, span.label, .alignment)
    }
    let color: ConstraintColor = constraint.priority == .required ? .required : .optional
    line(across: !span.isHorizontal, span.stretch, at: span.across, span.label, color)
  }

  /// Draws a vertical or horizontal line with end marks and a label.
  private mutating func line(
    across isUpright: Bool, _ stretch: ClosedRange<CGFloat>, at place: CGFloat, _ label: String,
    _ color: ConstraintColor
  ) {
    guard stretch.lowerBound.isFinite, stretch.upperBound.isFinite, place.isFinite else { return }
    used.insert(color)
    let (start, length) = (stretch.lowerBound, stretch.upperBound - stretch.lowerBound)
    let rect = placed(
      isUpright
        ? CGRect(x: place, y: start, width: 0, height: length)
        : CGRect(x: start, y: place, width: length, height: 0))
    let body = rect.insetBy(dx: isUpright ? -0.75 : 0, dy: isUpright ? 0 : -0.75)
    lines.append(.fill(RoundedRect(body), color.line))
    if color != .alignment {
      for end in [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)] {
        let tick = CGRect(origin: end, size: .zero)
          .insetBy(dx: isUpright ? -3.5 : -0.5, dy: isUpright ? -0.5 : -3.5)
        lines.append(.fill(RoundedRect(tick), color.line))
      }
    }
    pill(label, at: CGPoint(x: rect.midX, y: rect.midY), color)
  }

  /// Draws a label; while it overlaps another one, moves it down, at most six times.
  private mutating func pill(_ label: String, at middle: CGPoint, _ color: ConstraintColor) {
    guard !label.isEmpty else { return }
    let width = text.width(label, 9) + 6
    var rect = CGRect(x: middle.x - width / 2, y: middle.y - 6, width: width, height: 12)
    rect.origin.x = min(max(rect.minX, 2), size.width - width - 2)
    for _ in 0..<6 {
      guard pills.contains(where: { $0.intersects(rect.insetBy(dx: 1, dy: 1)) }) else { break }
      rect.origin.y += 12
    }
    pills.append(rect)
    lines.append(.fill(RoundedRect(rect, radius: 3), SheetColor.card))
    lines.append(.border(RoundedRect(rect, radius: 3), width: 0.75, color.line))
    lines.append(
      text.centered(label, 9, at: CGPoint(x: rect.midX, y: rect.midY), SheetColor.text))
  }
}
