// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears how a text is set; each method may be left out.
///
/// Known gaps: spacing, glyphs and line fragments of one's own.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// What was set holds no longer.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// A container was filled; `layoutFinishedFlag`: all of the text is set.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
