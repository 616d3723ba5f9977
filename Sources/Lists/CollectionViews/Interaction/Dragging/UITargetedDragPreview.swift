// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// The preview of an item that is lifted, cancelled or dropped, with its target.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the same preview with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
