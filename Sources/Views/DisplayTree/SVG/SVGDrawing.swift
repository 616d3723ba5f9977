// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// The SVG form of a vector drawing.
struct SVGDrawing {
  /// The number of wedges that approximate a conic gradient, which SVG lacks.
  private static let wedgeCount = 72

  private let drawing: Drawing

  init(_ drawing: Drawing) {
    self.drawing = drawing
  }

  func write(to writer: inout SVGWriter) {
    var attributes: [(String, String)] = []
    if let map = SVGNumber.transform(drawing.transform) { attributes.append(("transform", map)) }
    if let clip = drawing.clip {
      attributes.append(("clip-path", Self.clip(clip, drawing.clipIsEvenOdd, &writer)))
    }
    attributes += effects(&writer)
    let isGroup = !attributes.isEmpty
    if isGroup { writer.open("g", attributes) }
    for step in drawing.steps { write(step, to: &writer) }
    if isGroup { writer.close("g") }
  }

  /// Returns the attributes for mask, opacity, isolation, blend mode, antialiasing and shadow.
  private func effects(_ writer: inout SVGWriter) -> [(String, String)] {
    var result: [(String, String)] = []
    if !drawing.mask.isEmpty { result.append(("mask", Self.mask(drawing.mask, &writer))) }
    if drawing.alpha < 1 { result.append(("opacity", SVGNumber.text(drawing.alpha))) }
    var style = drawing.isIsolated ? ["isolation:isolate"] : []
    if let mode = Self.name(of: drawing.blend) { style.append("mix-blend-mode:\(mode)") }
    if drawing.blend == .clear { result.append(("visibility", "hidden")) }
    if !drawing.hasSmoothEdges { result.append(("shape-rendering", "crispEdges")) }
    if !style.isEmpty { result.append(("style", style.joined(separator: ";"))) }
    if let shadow = drawing.shadow {
      result.append(("filter", "url(#\(self.shadow(shadow, &writer)))"))
    }
    return result
  }

  /// Defines a mask of the given steps and returns its reference.
  static func mask(_ steps: [Drawing.Step], _ writer: inout SVGWriter) -> String {
    let name = writer.newName("mask")
    writer.open("mask", [("id", name), ("style", "mask-type:alpha")])
    SVGDrawing(Drawing(steps: steps)).write(to: &writer)
    writer.close("mask")
    return "url(#\(name))"
  }

  private func shadow(_ shadow: DrawingShadow, _ writer: inout SVGWriter) -> String {
    let name = writer.newName("shadow")
    let number = SVGNumber.text
    writer.open(
      "filter",
      [("id", name), ("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%")])
    let flood = SVGNumber.paint("flood-color", shadow.color)
      .map { ($0.0 == "flood-color-opacity" ? "flood-opacity" : $0.0, $0.1) }
    let way = [("dx", number(shadow.offset.width)), ("dy", number(shadow.offset.height))]
    let blur = [("stdDeviation", number(shadow.deviation))]
    if shadow.hidesCaster {
      writer.element("feGaussianBlur", [("in", "SourceAlpha")] + blur)
      writer.element("feOffset", way + [("result", "place")])
      writer.element("feFlood", flood)
      writer.element("feComposite", [("in2", "place"), ("operator", "in")])
    } else {
      writer.element("feDropShadow", way + blur + flood)
    }
    writer.close("filter")
    return name
  }

  /// Returns the CSS name of a blend mode; `nil` for the normal mode, or if CSS lacks it.
  private static func name(of mode: CGBlendMode) -> String? {
    switch mode {
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      "\(mode)"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }

  private func write(_ step: Drawing.Step, to writer: inout SVGWriter) {
    switch step {
    case .fill(let path, let isEvenOdd, .color(let color)):
      writer.element(
        "path", Self.data(path, isEvenOdd) + SVGNumber.paint("fill", color))
    case .fill(let path, let isEvenOdd, .gradient(let gradient)):
      fill(path, isEvenOdd, gradient, to: &writer)
    case .stroke(let path, let line, let color):
      writer.element(
        "path",
        Self.data(path, false) + [("fill", "none")] + SVGNumber.paint("stroke", color)
          + Self.attributes(line))
    case .command(let command): SVGCommand(command).write(to: &writer)
    case .drawing(let inner): SVGDrawing(inner).write(to: &writer)
    }
  }

  private func fill(
    _ path: PathShape, _ isEvenOdd: Bool, _ gradient: DisplayGradient, to writer: inout SVGWriter
  ) {
    let number = SVGNumber.text
    let name = writer.newName("paint")
    switch gradient.kind {
    case .axial(let from, let to):
      writer.open(
        "linearGradient",
        [
          ("id", name), ("gradientUnits", "userSpaceOnUse"), ("x1", number(from.x)),
          ("y1", number(from.y)), ("x2", number(to.x)), ("y2", number(to.y)),
        ])
      stops(gradient, to: &writer)
      writer.close("linearGradient")
    case .radial(let center, let radii):
      let map = CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
      writer.open(
        "radialGradient",
        [
          ("id", name), ("gradientUnits", "userSpaceOnUse"), ("cx", "0"), ("cy", "0"), ("r", "1"),
          ("gradientTransform", SVGNumber.transform(map) ?? "scale(1)"),
        ])
      stops(gradient, to: &writer)
      writer.close("radialGradient")
    case .circles(let from, let first, let to, let last):
      writer.open(
        "radialGradient",
        [
          ("id", name), ("gradientUnits", "userSpaceOnUse"), ("fx", number(from.x)),
          ("fy", number(from.y)), ("fr", number(first)), ("cx", number(to.x)),
          ("cy", number(to.y)), ("r", number(last)),
        ])
      stops(gradient, to: &writer)
      writer.close("radialGradient")
    case .conic(let center, let angle):
      wedges(path, isEvenOdd, gradient, (center, angle), to: &writer)
      return
    }
    writer.element("path", Self.data(path, isEvenOdd) + [("fill", "url(#\(name))")])
  }

  private func stops(_ gradient: DisplayGradient, to writer: inout SVGWriter) {
    for stop in gradient.stops {
      writer.element(
        "stop",
        [("offset", SVGNumber.text(stop.location))]
          + SVGNumber.paint("stop-color", stop.color)
          .map { ($0.0 == "stop-color-opacity" ? "stop-opacity" : $0.0, $0.1) })
    }
  }

  private func wedges(
    _ path: PathShape, _ isEvenOdd: Bool, _ gradient: DisplayGradient,
    _ place: (center: CGPoint, angle: CGFloat), to writer: inout SVGWriter
  ) {
    writer.open(
      "g",
      [("clip-path", Self.clip(path, isEvenOdd, &writer)), ("shape-rendering", "crispEdges")])
    for wedge in gradient.wedges(around: place, covering: path.controlBox, count: Self.wedgeCount) {
      writer.element("path", Self.data(wedge.0, false) + SVGNumber.paint("fill", wedge.1))
    }
    writer.close("g")
  }

  private static func clip(
    _ path: PathShape, _ isEvenOdd: Bool, _ writer: inout SVGWriter
  ) -> String {
    let name = writer.newName("shape")
    writer.open("clipPath", [("id", name)])
    let rule = isEvenOdd ? [("clip-rule", "evenodd")] : []
    writer.element("path", data(path, false) + rule)
    writer.close("clipPath")
    return "url(#\(name))"
  }

  private static func data(_ path: PathShape, _ isEvenOdd: Bool) -> [(String, String)] {
    func pair(_ point: CGPoint) -> String {
      "\(SVGNumber.text(point.x)) \(SVGNumber.text(point.y))"
    }
    let text = path.elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .curve(let first, let second, let to):
        "C\(pair(first)) \(pair(second)) \(pair(to))"
      case .close: "Z"
      }
    }.joined(separator: " ")
    return [("d", text)] + (isEvenOdd ? [("fill-rule", "evenodd")] : [])
  }

  private static func attributes(_ line: Drawing.Line) -> [(String, String)] {
    var result = [("stroke-width", SVGNumber.text(line.width))]
    if line.cap != .butt { result.append(("stroke-linecap", "\(line.cap)")) }
    if line.join != .miter { result.append(("stroke-linejoin", "\(line.join)")) }
    if line.join == .miter, line.miterLimit != 4 {
      result.append(("stroke-miterlimit", SVGNumber.text(line.miterLimit)))
    }
    if !line.dashes.isEmpty {
      let dashes = line.dashes.map(SVGNumber.text).joined(separator: " ")
      result.append(("stroke-dasharray", dashes))
      if line.dashPhase != 0 {
        result.append(("stroke-dashoffset", SVGNumber.text(line.dashPhase)))
      }
    }
    return result
  }
}
