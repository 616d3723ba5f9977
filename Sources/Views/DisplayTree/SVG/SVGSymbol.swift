// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The SVG form of a symbol: its lines or its text, or a dashed box with its name if there is neither.
///
/// Cut-outs of filled symbols are filled. Icons of the host are not used, because the document is the same on
/// every machine.
struct SVGSymbol {
  private let symbol: SymbolPicture
  private let isMirrored: Bool

  init(_ symbol: SymbolPicture, isMirrored: Bool) {
    self.symbol = symbol
    self.isMirrored = isMirrored
  }

  /// Writes the symbol into `rect`, in points; `tint` is the colour of a template.
  func write(in rect: CGRect, tint: DisplayColor?, to writer: inout SVGWriter) {
    let number = SVGNumber.text
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let ink = symbol.inks.first ?? tint ?? DisplayColor(red: 0, green: 0, blue: 0)
    let turn = isMirrored ? " scale(-1 1)" : ""
    writer.open(
      "g",
      [
        ("transform", "translate(\(number(rect.midX)) \(number(rect.midY)))\(turn)"),
        ("fill", "none"), ("stroke-linecap", "round"), ("stroke-linejoin", "round"),
        ("stroke-width", number(SymbolShape.lineWidth(symbol.weight) * side)),
      ] + SVGNumber.paint("stroke", ink))
    writer.element("title", [], content: symbol.name.text)
    if let enclosure = symbol.name.enclosure {
      shape(enclosure, side: side, to: &writer)
      strokes(side: side * 0.5, tint: tint, to: &writer)
    } else {
      strokes(side: side, tint: tint, to: &writer)
    }
    writer.close("g")
  }

  private func shape(
    _ enclosure: SymbolName.Enclosure, side: CGFloat, to writer: inout SVGWriter
  ) {
    let number = SVGNumber.text
    let half = side * 0.42
    switch enclosure {
    case .circle:
      writer.element("circle", [("cx", "0"), ("cy", "0"), ("r", number(half))])
    case .square, .rectangle:
      let low = enclosure == .square ? half : half * 0.72
      writer.element(
        "rect",
        [
          ("x", number(-half)), ("y", number(-low)), ("width", number(2 * half)),
          ("height", number(2 * low)), ("rx", number(side * 0.12)),
        ])
    }
  }

  /// Writes the lines in a square with the given side, centred at the origin.
  private func strokes(side: CGFloat, tint: DisplayColor?, to writer: inout SVGWriter) {
    let number = SVGNumber.text
    if let text = SymbolLetters.text(symbol.name.base) {
      let ink = symbol.inks.first ?? tint ?? DisplayColor(red: 0, green: 0, blue: 0)
      let size = side * (text.count > 1 ? 1.5 / CGFloat(text.count) : 1)
      writer.element(
        "text",
        [
          ("y", number(size * 0.36)), ("font-size", number(size)), ("text-anchor", "middle"),
          ("stroke", "none"),
        ] + SVGNumber.paint("fill", ink), content: text)
      return
    }
    guard let shape = SymbolShape(symbol.name.base) else {
      let half = side * 0.36
      writer.element(
        "rect",
        [
          ("x", number(-half)), ("y", number(-half)), ("width", number(2 * half)),
          ("height", number(2 * half)), ("rx", number(side * 0.1)),
          (
            "stroke-dasharray",
            SymbolShape.placeholderDashes.map { number($0 * side) }.joined(separator: " ")
          ),
        ])
      return
    }
    let ink = symbol.inks.first ?? tint ?? DisplayColor(red: 0, green: 0, blue: 0)
    let isFilled = symbol.name.isFilled && symbol.name.enclosure == nil
    func write(_ path: SymbolPath, _ attributes: [(String, String)] = []) {
      if !path.isEmpty { writer.element("path", [("d", data(path, side: side))] + attributes) }
    }
    write(shape.areas, isFilled ? SVGNumber.paint("fill", ink) : [])
    if isFilled {
      write(shape.fills, SVGNumber.paint("fill", ink))
    } else {
      write(shape.details)
    }
    write(shape.lines)
    write(shape.solids, SVGNumber.paint("fill", ink) + [("stroke", "none")])
  }

  /// Returns the path data in a square with the given side, centred at the origin.
  private func data(_ path: SymbolPath, side: CGFloat) -> String {
    func place(_ point: CGPoint) -> String {
      [point.x, point.y].map { SVGNumber.text(($0 - 0.5) * side) }.joined(separator: " ")
    }
    return path.steps.map { step in
      switch step {
      case .move(let point): "M\(place(point))"
      case .line(let point): "L\(place(point))"
      case .curve(let one, let two, let point): "C\(place(one)) \(place(two)) \(place(point))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
