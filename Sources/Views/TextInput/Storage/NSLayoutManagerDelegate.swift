// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that are notified of a text's layout; all are optional.
///
/// Known gaps: custom spacing, glyphs and line fragments.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the layout was invalidated.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// Notifies the delegate that the text in a container was laid out; `layoutFinishedFlag` is whether the
  /// whole text is laid out.
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
