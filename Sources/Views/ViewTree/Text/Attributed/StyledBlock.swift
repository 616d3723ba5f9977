// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Paragraphs of an attributed text that are set in lines by themselves, to stand between others.
package struct StyledBlock {
  /// The lines, from the top of the first one on.
  package let layout: TextLayout
  /// The room above the lines where paragraphs are above them, in points.
  package let above: CGFloat
  /// The room below the lines where paragraphs are below them, in points.
  package let below: CGFloat

  /// Sets `text` in lines of `width` points.
  package init(_ text: StyledText, width: CGFloat, by host: any TextMeasuring) {
    var setter = StyledTextSetter(
      StyledRequest(text: text, width: width, maximumLines: 0), host: host)
    layout = setter.set()
    above = text.paragraphs.first?.style.paragraphSpacingBefore ?? 0
    below = setter.spacing
  }
}
