// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionViews

/// Describes a row that stands where something that was dropped is on its way.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How the row's cell is cut out that is seen where something was dropped, until it rests there; nil, or answering nil: what was
  /// dragged is seen as it was, and all of the cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
