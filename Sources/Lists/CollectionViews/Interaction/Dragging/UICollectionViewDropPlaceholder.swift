// SPDX-License-Identifier: Apache-2.0

/// Describes a cell that stands where something that was dropped is on its way.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the cell is cut out that is seen where something was dropped, until it rests there; nil, or answering nil: what was dragged is
  /// seen as it was, and all of the cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
