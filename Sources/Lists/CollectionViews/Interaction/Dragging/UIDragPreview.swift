// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The preview of an item while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The displayed view: the view itself if it has no superview, otherwise a snapshot of it.
  public let view: UIView
  /// The clipping and background of the preview.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of the part of `view` that `parameters` describe.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of the whole `view`.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
