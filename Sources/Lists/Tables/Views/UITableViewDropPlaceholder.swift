// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionViews

/// A description of a placeholder row for a dropped item that is still being loaded.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The closure that returns the preview parameters for the placeholder's cell while the drop is animated.
  ///
  /// Without it, or if it returns `nil`, the dragged preview is kept and the whole cell is displayed.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
