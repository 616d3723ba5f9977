// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// The bubble that a popover's content stands in: fills its container, draws its outline and its arrow.
final class PopoverCard: UIView {
  private let clip = UIView()
  private weak var content: UIView?
  private var place: PopoverGeometry.Place?
  /// What the bubble is filled with; nil: as the content, else as the system's backgrounds.
  var fill: UIColor? { didSet { showFill() } }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverGeometry.radius
    addSubview(clip)
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  required init?(coder: NSCoder) { nil }

  func put(_ view: UIView) {
    content = view
    clip.addSubview(view)
    setNeedsLayout()
  }

  /// Where the bubble is, in the card's coordinates; touches beside it are not its own.
  func stand(at place: PopoverGeometry.Place) {
    guard place != self.place else { return }
    self.place = place
    clip.frame = place.body
    content?.frame = clip.bounds
    let outline = outline(place)
    (layer as? CAShapeLayer)?.path = outline.cgPath
    layer.shadowPath = outline.cgPath
    showFill()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = clip.bounds
    showFill()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showFill()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (layer as? CAShapeLayer)?.path?.contains(point) ?? false
  }

  private func showFill() {
    let color = fill ?? content?.backgroundColor ?? .systemBackground
    let resolved = color.resolvedColor(with: traitCollection)
    clip.backgroundColor = resolved
    (layer as? CAShapeLayer)?.fillColor = resolved.cgColor
  }

  private func outline(_ place: PopoverGeometry.Place) -> UIBezierPath {
    let radius = min(
      PopoverGeometry.radius, place.body.width / 2, place.body.height / 2)
    let path = UIBezierPath(roundedRect: place.body, cornerRadius: radius)
    let body = place.body
    let (half, length) = (PopoverGeometry.arrowWidth / 2, PopoverGeometry.arrowLength)
    let corners: [CGPoint]
    switch place.direction {
    case .up:
      let x = body.minX + place.arrow
      corners = [
        CGPoint(x: x - half, y: body.minY), CGPoint(x: x, y: body.minY - length),
        CGPoint(x: x + half, y: body.minY),
      ]
    case .down:
      let x = body.minX + place.arrow
      corners = [
        CGPoint(x: x + half, y: body.maxY), CGPoint(x: x, y: body.maxY + length),
        CGPoint(x: x - half, y: body.maxY),
      ]
    case .left:
      let y = body.minY + place.arrow
      corners = [
        CGPoint(x: body.minX, y: y + half), CGPoint(x: body.minX - length, y: y),
        CGPoint(x: body.minX, y: y - half),
      ]
    case .right:
      let y = body.minY + place.arrow
      corners = [
        CGPoint(x: body.maxX, y: y - half), CGPoint(x: body.maxX + length, y: y),
        CGPoint(x: body.maxX, y: y + half),
      ]
    default: return path
    }
    path.move(to: corners[0])
    path.addLine(to: corners[1])
    path.addLine(to: corners[2])
    path.close()
    return path
  }
}
