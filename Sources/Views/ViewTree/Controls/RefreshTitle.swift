// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The line of text below the wheel of a refresh control; it stands in the middle.
///
/// Not a label: scroll views bring the refresh control along, and so would lead to labels.
final class RefreshTitle: UIView {
  /// What is written; nil: nothing.
  var text: NSAttributedString? {
    didSet { setPictureStale() }
  }

  /// How high the line is, in points, rounded up to pixels.
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
        // Not larger for those who chose larger text: the room that a pull makes does not grow (ours).
        font: .systemFont(ofSize: 13), color: .secondaryLabel, alignment: .center,
        lineBreak: .byTruncatingTail,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
        overridesFont: false, overridesColor: false, shown: { $0.hostFont }))
    let request = StyledRequest(text: parted.styled, width: width, maximumLines: 1)
    return (textLayout(request), parted.paints)
  }
}
