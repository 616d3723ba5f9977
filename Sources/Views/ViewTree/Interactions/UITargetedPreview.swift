// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// A view that a context menu belongs to, and its place.
///
/// Differs from UIKit: the menu opens beside the view's place; the view is not lifted.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it is cut out.
  public let parameters: UIPreviewParameters
  /// Where it stands.
  public let target: UIPreviewTarget

  /// A preview of `view` at `target`.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A preview of `view`, which is in a superview, where it stands.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// A preview of `view`, which is in a superview, where it stands.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view's size, in points.
  open var size: CGSize { view.bounds.size }

  /// Where the view stands, in the coordinate space of `other`, in points.
  package func place(in other: UIView) -> CGRect {
    let size = size.applying(target.transform)
    let frame = CGRect(
      x: target.center.x - abs(size.width) / 2, y: target.center.y - abs(size.height) / 2,
      width: abs(size.width), height: abs(size.height))
    return target.container.convert(frame, to: other)
  }
}
