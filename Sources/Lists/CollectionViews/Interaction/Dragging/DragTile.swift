// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The picture of one thing that is dragged: lies flat where it was, then floats.
@MainActor
final class DragTile: UIView {
  /// How much larger a thing is that was lifted (ours).
  private static let liftedScale: CGFloat = 1.05
  /// What is dragged is shown no larger than this, in points, unless somebody prefers that (ours).
  private static let largest: CGFloat = 240

  /// What it shows, and where that belongs.
  let preview: UITargetedPreview
  private let content = UIView()
  /// Of what is shown, in the coordinate space of the preview's view.
  private let part: CGRect
  /// From the pointer to the tile's middle, in points, while it is not scaled.
  var grip = CGVector.zero
  /// Where it lies among those that are dragged together; the first one is in front.
  private var index = 0
  private var isCarried = false
  private var keepsSize = false

  init(_ preview: UITargetedPreview) {
    self.preview = preview
    let parameters = preview.parameters
    part = parameters.visiblePath?.bounds ?? preview.view.bounds
    super.init(frame: CGRect(origin: .zero, size: part.size))
    isUserInteractionEnabled = false
    content.frame = bounds
    content.clipsToBounds = true
    content.backgroundColor = parameters.backgroundColor
    addSubview(content)
    fill()
    cut(parameters)
  }

  required init?(coder: NSCoder) { nil }

  private func fill() {
    let view = preview.view
    guard let shown = view.window == nil && view.superview == nil ? view : picture(of: view)
    else { return }
    shown.frame.origin = CGPoint(
      x: view.bounds.minX - part.minX, y: view.bounds.minY - part.minY)
    content.addSubview(shown)
  }

  private func picture(of view: UIView) -> UIView? { view.snapshotView(afterScreenUpdates: true) }

  /// Cuts the content out, and lays its shadow below.
  private func cut(_ parameters: UIPreviewParameters) {
    let map = CGAffineTransform(translationX: -part.minX, y: -part.minY)
    func moved(_ path: UIBezierPath) -> UIBezierPath {
      guard let copy = path.copy() as? UIBezierPath else { return path }
      copy.apply(map)
      return copy
    }
    let corner = preview.view.layer.cornerRadius
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.frame = bounds
      mask.path = moved(path).cgPath
      content.layer.mask = mask
    } else {
      content.layer.cornerRadius = corner
    }
    let outline = parameters.shadowPath ?? parameters.visiblePath
    layer.shadowPath =
      outline.map { moved($0).cgPath }
      ?? UIBezierPath(roundedRect: bounds, cornerRadius: corner).cgPath
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 12
  }

  // MARK: Places

  /// Lies where `preview` says, as it is there.
  func lie(at preview: UITargetedPreview) {
    guard let board = superview else { return }
    let target = preview.target
    let middle = preview.view.bounds.middle
    let offset = CGPoint(x: part.middle.x - middle.x, y: part.middle.y - middle.y)
      .applying(target.transform)
    center = target.container.convert(
      CGPoint(x: target.center.x + offset.x, y: target.center.y + offset.y), to: board)
    transform = target.transform
    layer.shadowOpacity = 0
  }

  /// Is lifted from where it lies.
  func lift() {
    transform = preview.target.transform.scaledBy(x: Self.liftedScale, y: Self.liftedScale)
    layer.shadowOpacity = 0.3
  }

  /// Is carried as the one of `index`, small where it is large, unless it `keepsSize`.
  func carry(_ index: Int, keepsSize: Bool) {
    isCarried = true
    self.index = index
    self.keepsSize = keepsSize
    layer.shadowOpacity = 0.3
  }

  /// Follows the pointer at `point` of the board.
  func follow(_ point: CGPoint) {
    guard isCarried else {
      center = CGPoint(x: point.x + grip.dx, y: point.y + grip.dy)
      return
    }
    let scale = carriedScale
    let shift = CGFloat(index) * 6
    center = CGPoint(
      x: point.x + grip.dx * scale + shift, y: point.y + grip.dy * scale + shift)
    let turn = index == 0 ? 0 : index.isMultiple(of: 2) ? -0.05 : 0.05
    transform = CGAffineTransform(scaleX: scale, y: scale).rotated(by: turn)
  }

  private var carriedScale: CGFloat {
    let side = max(bounds.width, bounds.height)
    return keepsSize || side <= Self.largest ? Self.liftedScale : Self.largest / side
  }

  /// Goes away where it is.
  func vanish() {
    transform = transform.scaledBy(x: 0.6, y: 0.6)
    alpha = 0
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
