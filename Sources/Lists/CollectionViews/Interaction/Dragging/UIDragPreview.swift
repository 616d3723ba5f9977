// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// What is seen of a thing while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown: itself if it is in no other view, else a picture of it.
  public let view: UIView
  /// How it is cut out.
  public let parameters: UIDragPreviewParameters

  /// A preview that shows the part of `view` that `parameters` say.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A preview that shows all of `view`.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
