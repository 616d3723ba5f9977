// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The centred line of text below the indicator of a refresh control.
///
/// It is not a label, so that scroll views do not depend on labels.
final class RefreshTitle: UIView {
  /// The text; `nil` for none.
  var text: NSAttributedString? {
    didSet { setPictureStale() }
  }

  /// The height of the line, in points, rounded up to pixels.
  var lineHeight: CGFloat {
    guard let line = line(width: .infinity) else { return 0 }
    return PixelGrid(scale: max(1, traitCollection.displayScale)).ceiled(line.layout.size.height)
  }

  package override func contentCommands() -> [DrawCommand] {
    guard bounds.width > 0, let line = line(width: bounds.width) else { return [] }
    return AttributedTextPainter(layout: line.layout, paints: line.paints, origin: bounds.origin)
      .commands()
  }

  private func line(width: CGFloat) -> (layout: TextLayout, paints: [TextPaint])? {
    guard let text, text.length > 0 else { return nil }
    let parted = AttributedText(
      text,
      AttributedText.Defaults(
        // Independent of the user's text size: the space that a pull reveals does not grow (differs from
        // UIKit).
        font: .systemFont(ofSize: 13), color: .secondaryLabel, alignment: .center,
        lineBreak: .byTruncatingTail,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
        overridesFont: false, overridesColor: false, shown: { $0.hostFont }))
    let request = StyledRequest(text: parted.styled, width: width, maximumLines: 1)
    return (textLayout(request), parted.paints)
  }
}
