// SPDX-License-Identifier: Apache-2.0

/// An animator for the transition from a context menu's preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the transition; with `pop`, the preview is not moved to a dismissal target.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
