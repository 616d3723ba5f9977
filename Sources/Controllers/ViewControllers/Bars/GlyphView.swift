// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A view that draws a glyph in the tint colour or in `color`; the `close` glyph is grey and on a disc.
final class GlyphView: UIView {
  private let glyph: BarGlyph
  private let thickness: CGFloat
  private let disc = UIView()
  private var parts: [(stroke: GlyphStroke, view: UIView)] = []

  /// The colour of the strokes, or `nil` for the tint colour, and for grey in the `close` glyph.
  var color: UIColor? {
    didSet { if color != oldValue { showColor() } }
  }

  init(_ glyph: BarGlyph, thickness: CGFloat = 1.8) {
    self.glyph = glyph
    self.thickness = thickness
    super.init(frame: CGRect(x: 0, y: 0, width: BarGlyph.side, height: BarGlyph.side))
    isUserInteractionEnabled = false
    if glyph == .close { addSubview(disc) }
    for stroke in glyph.strokes {
      let view = UIView()
      addSubview(view)
      parts.append((stroke, view))
    }
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: BarGlyph.side, height: BarGlyph.side)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  private func showColor() {
    let ink: UIColor = color ?? (glyph == .close ? .secondaryLabel : tintColor)
    disc.backgroundColor = .secondarySystemFill
    for part in parts {
      switch part.stroke {
      case .line: part.view.backgroundColor = ink
      case .outline: part.view.layer.borderColor = ink.resolvedColor(with: traitCollection).cgColor
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = min(bounds.width, bounds.height) / BarGlyph.side
    let width = thickness * max(scale, 0.5)
    let isMirrored =
      glyph.isDirectional && effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ point: CGPoint) -> CGPoint {
      let x = isMirrored ? BarGlyph.side - point.x : point.x
      return CGPoint(
        x: bounds.midX + (x - BarGlyph.side / 2) * scale,
        y: bounds.midY + (point.y - BarGlyph.side / 2) * scale)
    }
    let radius = BarGlyph.side * 0.6 * scale
    disc.frame = CGRect(
      x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)
    disc.layer.cornerRadius = radius
    for (stroke, view) in parts {
      switch stroke {
      case .line(let start, let end):
        let (start, end) = (place(start), place(end))
        let length = hypot(end.x - start.x, end.y - start.y) + width
        view.bounds = CGRect(x: 0, y: 0, width: length, height: width)
        view.center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        view.transform = CGAffineTransform(
          rotationAngle: atan2(end.y - start.y, end.x - start.x))
        view.layer.cornerRadius = width / 2
      case .outline(let rect, let corner):
        let origin = place(CGPoint(x: isMirrored ? rect.maxX : rect.minX, y: rect.minY))
        view.frame = CGRect(
          x: origin.x, y: origin.y, width: rect.width * scale, height: rect.height * scale
        ).insetBy(dx: -width / 2, dy: -width / 2)
        view.layer.cornerRadius = corner * scale + width / 2
        view.layer.borderWidth = width
      }
    }
  }
}
