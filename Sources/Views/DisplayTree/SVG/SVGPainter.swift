// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A painter that writes a display tree as a readable SVG document that browsers can display.
///
/// It requires no library, and produces the same text for the same tree on every machine. Text is written as
/// text, in the fonts of the viewer; symbols and drawings are written as shapes, small PNG and JPEG files are
/// embedded, and other images are placeholders of their size.
package struct SVGPainter: Sendable {
  /// The number of pixels per point of the document's own size; coordinates are points.
  private let scale: CGFloat

  /// Creates a painter of documents with `scale` pixels per point.
  package init(scale: CGFloat = 1) {
    self.scale = scale
  }

  /// Returns the document that displays `node` on a surface of `size` points.
  ///
  /// - Complexity: O(*n* × *d*) for *n* nodes and commands in a tree of depth *d*.
  package func svg(of node: DisplayNode, size: CGSize) -> String {
    var writer = SVGWriter()
    let number = SVGNumber.text
    writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("width", number(size.width * scale)), ("height", number(size.height * scale)),
        ("viewBox", "0 0 \(number(size.width)) \(number(size.height))"),
        ("font-family", SVGFont.systemFamilies),
      ])
    paint(node, with: &writer)
    writer.close("svg")
    return writer.text
  }

  private func paint(_ node: DisplayNode, with writer: inout SVGWriter) {
    guard node.alpha > 0, hasInk(node) else { return }
    var attributes: [(String, String)] = []
    if let transform = SVGNumber.transform(node.transform) {
      attributes.append(("transform", transform))
    }
    if node.alpha < 1 { attributes.append(("opacity", SVGNumber.text(node.alpha))) }
    if let clip = node.clip {
      attributes.append(("clip-path", "url(#\(writer.clip(clip)))"))
    }
    if let mask = node.mask {
      attributes.append(("mask", SVGDrawing.mask([.drawing(mask)], &writer)))
    }
    let isGroup = !attributes.isEmpty
    if isGroup { writer.open("g", attributes) }
    for command in node.commands { SVGCommand(command).write(to: &writer) }
    for child in node.children { paint(child, with: &writer) }
    if isGroup { writer.close("g") }
  }

  /// Returns whether the node or a descendant paints anything.
  private func hasInk(_ node: DisplayNode) -> Bool {
    !node.commands.isEmpty || node.children.contains { $0.alpha > 0 && hasInk($0) }
  }
}
