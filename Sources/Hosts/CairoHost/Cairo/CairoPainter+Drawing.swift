// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import CoreGraphics
import Foundation
import MullionCollectionGeometry
import MullionDisplayTree

extension CairoPainter {
  /// The number of wedges that approximate a conic gradient, which Cairo does not support.
  private static let wedgeCount = 360

  func draw(_ drawing: Drawing, on cairo: OpaquePointer) {
    guard var map = Self.matrix(drawing.transform) else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_transform(cairo, &map)
    if !drawing.hasSmoothEdges { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
    if let clip = drawing.clip {
      guard trace(clip, on: cairo) else { return }
      setRule(drawing.clipIsEvenOdd, on: cairo)
      cairo_clip(cairo)
    }
    if !drawing.mask.isEmpty {
      var inner = drawing
      inner.mask = []
      inner.transform = .identity
      inner.clip = nil
      masked(by: drawing.mask, on: cairo) { draw(inner, on: cairo) }
      return
    }
    if let shadow = drawing.shadow { cast(shadow, of: drawing.steps, on: cairo) }
    if drawing.shadow?.hidesCaster ?? false { return }
    guard drawing.alpha < 1 || drawing.isIsolated else {
      if drawing.blend != .normal { cairo_set_operator(cairo, drawing.blend.cairoOperator) }
      for step in drawing.steps { draw(step, on: cairo) }
      return
    }
    guard drawing.alpha > 0 else { return }
    cairo_push_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    for step in drawing.steps { draw(step, on: cairo) }
    cairo_pop_group_to_source(cairo)
    if drawing.blend != .normal { cairo_set_operator(cairo, drawing.blend.cairoOperator) }
    cairo_paint_with_alpha(cairo, Double(drawing.alpha))
  }

  /// Runs `body` and masks its output with the alpha of `mask`.
  func masked(by mask: [Drawing.Step], on cairo: OpaquePointer, _ body: () -> Void) {
    cairo_push_group(cairo)
    body()
    let content = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    for step in mask { draw(step, on: cairo) }
    let cover = cairo_pop_group(cairo)
    cairo_set_source(cairo, content)
    cairo_mask(cairo, cover)
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(cover)
  }

  func draw(_ step: Drawing.Step, on cairo: OpaquePointer) {
    switch step {
    case .fill(let path, let isEvenOdd, let paint):
      guard trace(path, on: cairo) else { return }
      setRule(isEvenOdd, on: cairo)
      switch paint {
      case .color(let color):
        set(color, on: cairo)
        cairo_fill(cairo)
      case .gradient(let gradient): fill(gradient, covering: path.controlBox, on: cairo)
      }
      cairo_new_path(cairo)
    case .stroke(let path, let line, let color): stroke(path, line, color, on: cairo)
    case .command(let command): paint(command, on: cairo)
    case .drawing(let inner): draw(inner, on: cairo)
    }
  }

  private func setRule(_ isEvenOdd: Bool, on cairo: OpaquePointer) {
    cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Sets `path` as the current path; returns `false` if it is empty, or has coordinates that are not finite
  /// or too large for Cairo.
  private func trace(_ path: PathShape, on cairo: OpaquePointer) -> Bool {
    let box = path.controlBox
    let corners = [box.minX, box.minY, box.maxX, box.maxY]
    guard !path.isEmpty, corners.allSatisfy({ $0.isFinite && abs($0) < 1e7 }) else { return false }
    cairo_new_path(cairo)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let first, let second, let to):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
      case .close: cairo_close_path(cairo)
      }
    }
    return true
  }

  private func stroke(
    _ path: PathShape, _ line: Drawing.Line, _ color: DisplayColor, on cairo: OpaquePointer
  ) {
    guard line.width > 0, line.width.isFinite, trace(path, on: cairo) else { return }
    cairo_set_line_width(cairo, line.width)
    switch line.cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch line.join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cairo, max(1, line.miterLimit))
    // Cairo rejects dash arrays that contain a negative or only zeros, and then everything painted
    // afterwards.
    let isDashed =
      line.dashes.contains { $0 > 0 } && line.dashes.allSatisfy { $0 >= 0 && $0.isFinite }
    let dashes = isDashed ? line.dashes.map { Double($0) } : []
    cairo_set_dash(cairo, dashes, Int32(dashes.count), line.dashPhase)
    set(color, on: cairo)
    cairo_stroke(cairo)
    cairo_set_dash(cairo, [], 0, 0)
  }

  /// Fills the current path with a gradient.
  private func fill(
    _ gradient: DisplayGradient, covering area: CGRect, on cairo: OpaquePointer
  ) {
    let pattern: OpaquePointer?
    switch gradient.kind {
    case .axial(let from, let to):
      guard from != to else { return }
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let center, let radii):
      guard radii.width > 0, radii.height > 0 else { return }
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var map = cairo_matrix_t(
        xx: 1 / radii.width, yx: 0, xy: 0, yy: 1 / radii.height, x0: -center.x / radii.width,
        y0: -center.y / radii.height)
      cairo_pattern_set_matrix(pattern, &map)
    case .circles(let from, let first, let to, let last):
      guard first > 0 || last > 0 else { return }
      pattern = cairo_pattern_create_radial(from.x, from.y, first, to.x, to.y, last)
    case .conic(let center, let angle):
      fillWedges(of: gradient, (center, angle), covering: area, on: cairo)
      return
    }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(cairo, pattern)
    cairo_fill(cairo)
  }

  private func fillWedges(
    of gradient: DisplayGradient, _ place: (CGPoint, CGFloat), covering area: CGRect,
    on cairo: OpaquePointer
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_clip(cairo)
    // Without antialiasing the wedges leave no seams.
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    for (wedge, color) in gradient.wedges(around: place, covering: area, count: Self.wedgeCount)
    where trace(wedge, on: cairo) {
      set(color, on: cairo)
      cairo_fill(cairo)
    }
  }
}
