// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The preview of an item while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view of the preview.
  ///
  /// A view without superview is displayed itself; otherwise a snapshot of it is displayed.
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
