// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// A view that a context menu belongs to, and its position.
///
/// Differs from UIKit: the menu opens beside the position; the view is not lifted.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The previewed view.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// The position of the preview.
  public let target: UIPreviewTarget

  /// Creates a preview of `view` at `target`.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of `view`, which has a superview, at its current position.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of `view`, which has a superview, at its current position.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view's size, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns the frame of the preview in the coordinate space of `other`, in points.
  package func place(in other: UIView) -> CGRect {
    let size = size.applying(target.transform)
    let frame = CGRect(
      x: target.center.x - abs(size.width) / 2, y: target.center.y - abs(size.height) / 2,
      width: abs(size.width), height: abs(size.height))
    return target.container.convert(frame, to: other)
  }
}
