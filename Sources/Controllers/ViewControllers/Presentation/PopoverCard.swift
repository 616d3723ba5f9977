// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewTree

/// The view that draws a popover's bubble and arrow around its content, and fills the popover's container.
final class PopoverCard: UIView {
  private let clip = UIView()
  private weak var content: UIView?
  private var place: PopoverGeometry.Place?
  /// The app's background view, or `nil` if the card draws its bubble itself.
  private var ground: UIPopoverBackgroundView?
  /// The metrics of the background.
  private(set) var metrics = PopoverGeometry.Metrics()
  /// The fill colour of the bubble, or `nil` for the background colour of the content or else the system's
  /// background colour.
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

  /// Installs a background view of the given class, or none for `nil`, in which case the card draws its
  /// bubble itself.
  ///
  /// - Precondition: The class is a subclass of `UIPopoverBackgroundView`.
  func use(_ given: (any UIPopoverBackgroundViewMethods.Type)?) {
    ground?.removeFromSuperview()
    ground = nil
    metrics = PopoverGeometry.Metrics()
    place = nil
    layer.shadowOpacity = given == nil ? 0.18 : 0
    guard let given else { return }
    guard let kind = given as? UIPopoverBackgroundView.Type else {
      contractBroken(
        "popoverBackgroundViewClass is \(given), which is not a UIPopoverBackgroundView; give a subclass of it."
      )
    }
    let made = kind._made(frame: .zero)
    insertSubview(made, at: 0)
    ground = made
    metrics = PopoverGeometry.Metrics(
      arrowWidth: given.arrowBase(), arrowLength: given.arrowHeight(),
      insets: given.contentViewInsets())
    clip.layer.cornerRadius = kind.wantsDefaultContentAppearance ? PopoverGeometry.radius : 0
  }

  func put(_ view: UIView) {
    content = view
    clip.addSubview(view)
    setNeedsLayout()
  }

  /// Places the bubble at `place`, in the card's coordinate space.
  ///
  /// The card does not handle touches outside the bubble.
  func stand(at place: PopoverGeometry.Place) {
    guard place != self.place else { return }
    self.place = place
    clip.frame = place.body.inset(by: metrics.insets)
    content?.frame = clip.bounds
    guard ground == nil else { return placeGround(place) }
    let outline = outline(place)
    (layer as? CAShapeLayer)?.path = outline.cgPath
    layer.shadowPath = outline.cgPath
    showFill()
  }

  /// Lays out the background view around the bubble and its arrow, and sets the view's arrow direction and
  /// offset.
  private func placeGround(_ place: PopoverGeometry.Place) {
    guard let ground else { return }
    var frame = place.body
    switch place.direction {
    case .up:
      frame = frame.inset(by: UIEdgeInsets(top: -metrics.arrowLength, left: 0, bottom: 0, right: 0))
    case .down: frame.size.height += metrics.arrowLength
    case .left:
      frame = frame.inset(by: UIEdgeInsets(top: 0, left: -metrics.arrowLength, bottom: 0, right: 0))
    case .right: frame.size.width += metrics.arrowLength
    default: break
    }
    ground.frame = frame
    ground.arrowDirection = place.direction
    let isUpright = place.direction == .up || place.direction == .down
    ground.arrowOffset =
      place.direction.isEmpty
      ? 0 : place.arrow - (isUpright ? place.body.width : place.body.height) / 2
    ground.setNeedsLayout()
    (layer as? CAShapeLayer)?.path = nil
    layer.shadowPath = nil
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
    if let ground { return ground.frame.contains(point) }
    return (layer as? CAShapeLayer)?.path?.contains(point) ?? false
  }

  private func showFill() {
    guard ground == nil else { return clip.backgroundColor = nil }
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
