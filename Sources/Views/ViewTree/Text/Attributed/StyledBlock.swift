// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A block of paragraphs of an attributed text, laid out on their own to be placed between others.
package struct StyledBlock {
  /// The lines, measured from the top of the first one.
  package let layout: TextLayout
  /// The space above the lines if paragraphs precede them, in points.
  package let above: CGFloat
  /// The space below the lines if paragraphs follow them, in points.
  package let below: CGFloat

  /// Creates a block by laying out `text` in lines of `width` points.
  package init(_ text: StyledText, width: CGFloat, by host: any TextMeasuring) {
    var setter = StyledTextSetter(
      StyledRequest(text: text, width: width, maximumLines: 0), host: host)
    layout = setter.set()
    above = text.paragraphs.first?.style.paragraphSpacingBefore ?? 0
    below = setter.spacing
  }
}
