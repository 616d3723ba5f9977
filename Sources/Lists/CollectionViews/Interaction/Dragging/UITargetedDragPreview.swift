// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// What is seen of a thing that is lifted, goes back or is dropped, and where.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The same preview, going to another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
