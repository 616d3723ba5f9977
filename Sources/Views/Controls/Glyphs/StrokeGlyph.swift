// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

/// A small monochrome glyph of strokes, rings and discs: a chevron, a tick, a minus.
@MainActor
package final class StrokeGlyph: UIView {
  /// A part of a glyph, in points of the glyph's box.
  package enum Part: Equatable, Sendable {
    /// A line with round ends.
    case stroke(CGPoint, CGPoint, width: CGFloat)
    /// A filled circle.
    case disc(center: CGPoint, radius: CGFloat)
    /// The outline of a circle.
    case ring(center: CGPoint, radius: CGFloat, width: CGFloat)
  }

  private let size: CGSize
  private var parts: [Part] = []
  private var views: [UIView] = []

  /// Creates a glyph of the given size, in points.
  package init(size: CGSize, parts: [Part] = []) {
    self.size = size
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    show(parts)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize { size }
  package override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  /// The colour of all parts.
  package var color: UIColor = .label {
    didSet { if color != oldValue { showColor() } }
  }

  /// Whether left and right are exchanged.
  package var isMirrored = false {
    didSet { if isMirrored != oldValue { rebuild() } }
  }

  /// Replaces the displayed parts.
  package func show(_ parts: [Part]) {
    guard parts != self.parts else { return }
    self.parts = parts
    rebuild()
  }

  private func rebuild() {
    for view in views { view.removeFromSuperview() }
    views = parts.map(view(for:))
    for view in views { addSubview(view) }
    showColor()
  }

  private func showColor() {
    for (view, part) in zip(views, parts) {
      if case .ring = part {
        view.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
      } else {
        view.backgroundColor = color
      }
    }
  }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showColor()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    showColor()
  }

  private func view(for part: Part) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    switch part {
    case .stroke(let one, let other, let width):
      let (start, end) = (placed(one), placed(other))
      let length = hypot(end.x - start.x, end.y - start.y)
      view.bounds = CGRect(x: 0, y: 0, width: length + width, height: width)
      view.center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      view.transform = CGAffineTransform(rotationAngle: atan2(end.y - start.y, end.x - start.x))
      view.layer.cornerRadius = width / 2
    case .disc(let center, let radius):
      view.frame = circle(placed(center), radius)
      view.layer.cornerRadius = radius
    case .ring(let center, let radius, let width):
      view.frame = circle(placed(center), radius)
      view.layer.cornerRadius = radius
      view.layer.borderWidth = width
    }
    return view
  }

  private func circle(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  private func placed(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: size.width - point.x, y: point.y) : point
  }
}
