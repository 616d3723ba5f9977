// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

@testable import MullionTextInput

/// Functions that create and compare attributed texts.
@MainActor
enum StyledTexts {
  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  /// Returns an attachment that is `height` points high.
  static func attached(_ height: CGFloat) -> NSTextAttachment {
    let attachment = NSTextAttachment(image: picture)
    attachment.bounds = CGRect(x: 0, y: -3, width: 12, height: height)
    return attachment
  }

  /// Returns whether two texts have the same characters and attributes, regardless of their division into
  /// runs.
  static func areEqual(_ one: NSAttributedString, _ other: NSAttributedString) -> Bool {
    guard Array(one.string.utf8) == Array(other.string.utf8) else { return false }
    let styles = TextStyles(other)
    return TextStyles(one).parts(in: 0..<one.length).allSatisfy { part in
      styles.parts(in: part.range).allSatisfy {
        TextStyles.areEqual($0.attributes, part.attributes)
      }
    }
  }

  /// Returns the text of the storage, with the default attributes of the view where the storage has none.
  static func stored(_ view: UITextView) -> NSAttributedString {
    TextStyles(view.textStorage).string(view.textStorage.string, over: view.currentDefaults)
  }
}
