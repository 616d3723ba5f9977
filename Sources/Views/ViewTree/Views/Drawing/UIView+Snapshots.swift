// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import MullionCollectionGeometry

extension UIView: PictureTaking {
  /// Returns the default result of `snapshotView(afterScreenUpdates:)`.
  func shot(_ afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let view = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    view.drawing = picture(afterUpdates)
    return view
  }

  /// Returns a view that shows the current appearance of `rect`, in this view's coordinates, or `nil` if
  /// `rect` is empty.
  ///
  /// When the new view is resized, the part inside `capInsets`, in points of `rect`, is stretched. With
  /// `afterUpdates`, pending layout is performed first.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let view = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    let map = CGAffineTransform(
      translationX: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    view.drawing = Drawing(
      clip: PathShape(rect: CGRect(origin: .zero, size: rect.size)),
      steps: [.drawing(Drawing(transform: map, steps: [.drawing(picture(afterUpdates))]))])
    view.caps = capInsets
    return view
  }

  /// Performs the default of `drawHierarchy(in:afterScreenUpdates:)` and returns whether it drew.
  func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
    guard let context = DrawingStage.current, bounds.width > 0, bounds.height > 0, rect.width > 0,
      rect.height > 0
    else { return false }
    let map = CGAffineTransform(
      scaleX: rect.width / bounds.width, y: rect.height / bounds.height
    ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    let drawing = Drawing(transform: map, steps: [.drawing(picture(afterUpdates))])
    context.paint([.drawing(drawing)])
    return true
  }

  /// Returns a drawing of the view, with its top left corner at the origin.
  private func picture(_ afterUpdates: Bool) -> Drawing {
    if afterUpdates { layoutIfNeeded() }
    var node = displayNodeBetweenFrames()
    node.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    node.alpha = 1
    return Drawing(node)
  }
}
