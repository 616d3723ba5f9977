// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// A part of a text view's text that can be pressed: a link, or a part with a tag.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
  /// What a part of a text is.
  ///
  /// Known gaps: attachments.
  public enum Content: Hashable, Sendable {
    /// What `NSAttributedString.Key.link` leads to.
    case link(URL)
    /// What `NSAttributedString.Key.textItemTag` says.
    case tag(String)
  }

  /// What the part is.
  public let content: Content
  /// Where the part is, in UTF-16 code units.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
