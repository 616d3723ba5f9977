// SPDX-License-Identifier: Apache-2.0

/// What holds something that can be thrown away while nobody uses it.
///
/// Differs from Foundation on Apple's platforms: caches there ask it for that when memory is short; Linux tells nobody.
public protocol NSDiscardableContent: AnyObject {
  /// Says that the content is used; false: it is gone.
  func beginContentAccess() -> Bool
  /// Says that the content is not used any more.
  func endContentAccess()
  /// Throws the content away unless it is used.
  func discardContentIfPossible()
  /// Whether the content is gone.
  func isContentDiscarded() -> Bool
}
