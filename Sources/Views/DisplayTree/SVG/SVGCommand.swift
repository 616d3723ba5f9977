// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The SVG form of a drawing command.
struct SVGCommand {
  private let command: DrawCommand

  init(_ command: DrawCommand) {
    self.command = command
  }

  func write(to writer: inout SVGWriter) {
    switch command {
    case .fill(let shape, let color):
      let (name, attributes) = SVGShape(shape).parts
      writer.element(name, attributes + SVGNumber.paint("fill", color))
    case .border(let shape, let width, let color):
      border(shape, width, color, to: &writer)
    case .text(let layout, let origin, let color):
      text(layout, at: origin, color, to: &writer)
    case .drawing(let drawing):
      SVGDrawing(drawing).write(to: &writer)
    case .image(let image, let destination):
      SVGImage(image).write(in: destination, to: &writer)
    case .imagePart(let image, let part):
      SVGImage(image).write(part, to: &writer)
    }
  }

  private func border(
    _ shape: RoundedRect, _ width: CGFloat, _ color: DisplayColor, to writer: inout SVGWriter
  ) {
    let line = min(width, min(shape.rect.width, shape.rect.height))
    guard line > 0 else { return }
    var middle = shape
    middle.rect = shape.rect.insetBy(dx: line / 2, dy: line / 2)
    middle.radius = max(0, shape.radius - line / 2)
    let (name, attributes) = SVGShape(middle).parts
    writer.element(
      name,
      attributes + [("fill", "none")] + SVGNumber.paint("stroke", color)
        + [("stroke-width", SVGNumber.text(line))])
  }

  /// Writes text.
  ///
  /// Lines are anchored according to the layout's alignment, so that text in another font than it was
  /// measured with is still centred or right-aligned.
  private func text(
    _ layout: TextLayout, at origin: CGPoint, _ color: DisplayColor, to writer: inout SVGWriter
  ) {
    let (anchor, share): (String?, CGFloat) =
      switch layout.alignment {
      case .left, .justified: (nil, 0)
      case .center: ("middle", 0.5)
      case .right: ("end", 1)
      }
    for line in layout.lines where !line.text.isEmpty {
      var attributes = [
        ("x", SVGNumber.text(origin.x + line.origin.x + line.width * share)),
        ("y", SVGNumber.text(origin.y + line.origin.y)),
      ]
      if let anchor { attributes.append(("text-anchor", anchor)) }
      attributes += SVGFont(layout.font).attributes
      if layout.outlineWidth > 0 {
        attributes += [("fill", "none")] + SVGNumber.paint("stroke", color)
        attributes.append(("stroke-width", SVGNumber.text(layout.outlineWidth)))
      } else {
        attributes += SVGNumber.paint("fill", color)
      }
      writer.element("text", attributes, content: line.text)
    }
  }
}
