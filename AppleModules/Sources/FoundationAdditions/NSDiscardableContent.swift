// SPDX-License-Identifier: Apache-2.0

/// An object with content that can be discarded while it is not in use.
///
/// Differs from Foundation on Apple's platforms: caches do not discard content when memory is low, as Linux
/// does not notify programs of it.
public protocol NSDiscardableContent: AnyObject {
  /// Marks the content as in use.
  ///
  /// - Returns: `false` if the content was discarded.
  func beginContentAccess() -> Bool
  /// Marks the content as no longer in use.
  func endContentAccess()
  /// Discards the content unless it is in use.
  func discardContentIfPossible()
  /// Returns whether the content was discarded.
  func isContentDiscarded() -> Bool
}
