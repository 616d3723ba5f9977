// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import CoreGraphics
import Foundation
import MullionDisplayTree

extension CairoPainter {
  /// The maximum number of pixels in which a shadow is blurred.
  private static let greatestShadow = 16_000_000.0

  /// Paints the shadow of `steps`, their blurred alpha in the shadow's colour, unless it has too many pixels.
  func cast(_ shadow: DrawingShadow, of steps: [Drawing.Step], on cairo: OpaquePointer) {
    guard shadow.color.alpha > 0, shadow.deviation.isFinite, shadow.offset.width.isFinite,
      shadow.offset.height.isFinite
    else { return }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    let grid = DeviceGrid(of: cairo)
    let scale = max(grid.pixelsPerPoint.width, grid.pixelsPerPoint.height)
    let seen = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    // The area whose shadow is visible; text, whose extent is unknown here, is assumed to fill it.
    let casting = seen.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      .insetBy(dx: -shadow.reach, dy: -shadow.reach)
    let drawn = Drawing(steps: steps).extent { $0.roughExtent ?? casting }
    let area = casting.intersection(drawn.insetBy(dx: -shadow.reach - 1, dy: -shadow.reach - 1))
    guard !area.isNull, Self.isUsable(area), scale > 0, scale.isFinite,
      area.width * area.height * scale * scale < Self.greatestShadow,
      let alpha = mask(of: steps, in: area, scale: scale, deviation: shadow.deviation * scale)
    else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_translate(cairo, area.minX + shadow.offset.width, area.minY + shadow.offset.height)
    cairo_scale(cairo, 1 / scale, 1 / scale)
    set(shadow.color, on: cairo)
    cairo_mask_surface(cairo, alpha.pointer, 0, 0)
  }

  /// Returns the blurred output of `steps` in `area`.
  private func mask(
    of steps: [Drawing.Step], in area: CGRect, scale: CGFloat, deviation: CGFloat
  ) -> CairoSurface? {
    let surface = CairoSurface(
      width: Int((area.width * scale).rounded(.up)),
      height: Int((area.height * scale).rounded(.up)))
    guard let surface else { return nil }
    surface.draw { inner in
      cairo_scale(inner, scale, scale)
      cairo_translate(inner, -area.minX, -area.minY)
      for step in steps { draw(step, on: inner) }
    }
    surface.blurAlpha(deviation: deviation)
    return surface
  }
}

extension DrawCommand {
  /// The approximate area that the command paints, including a margin of the font size around text.
  fileprivate var roughExtent: CGRect? {
    switch self {
    case .fill(let shape, _), .border(let shape, _, _): shape.rect
    case .image(_, let destination): destination
    case .imagePart(_, let part): part.destination
    case .drawing(let drawing): drawing.extent { $0.roughExtent ?? .null }
    case .text(let layout, let origin, _):
      CGRect(origin: origin, size: layout.size).insetBy(
        dx: -layout.font.size, dy: -layout.font.size)
    }
  }
}
