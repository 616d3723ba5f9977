// SPDX-License-Identifier: Apache-2.0

/// An animator for the transition from a context menu's preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the transition; in both styles, the preview fades out.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
