// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The preview of one drag item: flat at its origin, then floating.
@MainActor
final class DragTile: UIView {
  /// The scale of a lifted item; not measured from UIKit.
  private static let liftedScale: CGFloat = 1.05
  /// The maximum size of a dragged preview, in points, unless a full-size preview is preferred; not measured
  /// from UIKit.
  private static let largest: CGFloat = 240

  /// The displayed preview with its target.
  let preview: UITargetedPreview
  private let content = UIView()
  /// The displayed part, in the coordinate space of the preview's view.
  private let part: CGRect
  /// The offset from the pointer to the tile's center, in points at scale 1.
  var grip = CGVector.zero
  /// The position among the items that are dragged together; the first one is in front.
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

  /// Clips the content to the visible path, and adds its shadow.
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

  // MARK: Positions

  /// Moves the tile to the target of `preview`, with its transform and without a shadow.
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

  /// Applies the appearance of a lifted item.
  func lift() {
    transform = preview.target.transform.scaledBy(x: Self.liftedScale, y: Self.liftedScale)
    layer.shadowOpacity = 0.3
  }

  /// Begins dragging the tile at position `index` of the dragged tiles; a large tile is scaled down unless
  /// `keepsSize` is `true`.
  func carry(_ index: Int, keepsSize: Bool) {
    isCarried = true
    self.index = index
    self.keepsSize = keepsSize
    layer.shadowOpacity = 0.3
  }

  /// Moves the tile to the pointer at `point`, in the board's coordinate space.
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

  /// Shrinks and fades the tile in place.
  func vanish() {
    transform = transform.scaledBy(x: 0.6, y: 0.6)
    alpha = 0
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
