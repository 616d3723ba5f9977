// SPDX-License-Identifier: Apache-2.0

/// A description of a placeholder cell for a dropped item that is still being loaded.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The closure that returns the preview parameters for the placeholder cell while the drop is animated;
  /// without it, or if it returns `nil`, the dragged preview is kept and the whole cell is displayed.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
