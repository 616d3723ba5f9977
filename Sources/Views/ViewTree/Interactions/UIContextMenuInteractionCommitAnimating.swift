// SPDX-License-Identifier: Apache-2.0

/// Lets an application go on from a context menu's preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview; here both fade.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
