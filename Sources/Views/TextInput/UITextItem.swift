// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// An item in a text view's text that can be tapped: a link, an attachment or a tagged range.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
  /// The content of a text item.
  public enum Content: Hashable, Sendable {
    /// The URL of the `NSAttributedString.Key.link` attribute.
    case link(URL)
    /// The value of the `NSAttributedString.Key.textItemTag` attribute.
    case tag(String)
    /// The value of the `NSAttributedString.Key.attachment` attribute.
    case textAttachment(NSTextAttachment)
  }

  /// The content of the item.
  public let content: Content
  /// The range of the item, in UTF-16 code units.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
