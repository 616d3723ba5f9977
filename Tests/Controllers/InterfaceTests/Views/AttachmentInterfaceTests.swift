// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for text attachments compiles.
@MainActor
struct AttachmentInterfaceTests {
  private final class Icon: NSTextAttachment {}

  @Test func `an attachment has a picture, bounds and a file`() {
    let icon = Icon(data: nil, ofType: nil)
    icon.image = UIImage(systemName: "heart")
    icon.bounds = CGRect(x: 0, y: -2, width: 12, height: 12)
    icon.accessibilityLabel = "liked"
    let text = NSMutableAttributedString(string: "12 ")
    text.append(NSAttributedString(attachment: icon))
    expect(text.attribute(.attachment, at: 3, effectiveRange: nil) is Icon)
    expect(NSTextAttachment.character, equals: 0xFFFC)
    expect(NSTextAttachment().contents == nil && icon.fileType == nil)
    let label = UILabel()
    label.attributedText = text
    expect(label.accessibilityLabel, equals: "12 liked")
  }
}
