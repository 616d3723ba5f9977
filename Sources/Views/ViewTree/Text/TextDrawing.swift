// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

/// An attributed string laid out in lines, to be measured or drawn.
struct TextDrawing {
  private let parted: AttributedText
  private let layout: TextLayout

  /// Creates a drawing of `text`, laid out in lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width at which lines wrap, in points; no wrapping if it is not positive.
  ///   - height: The height that lines have to fit in, in points.
  ///   - cutsLastLine: Whether the last line that fits ends in an ellipsis when more lines follow, regardless
  ///     of the line break mode of the text.
  ///   - lines: The maximum number of lines; 0 for no limit.
  init(
    _ text: DrawnText, width: CGFloat, height: CGFloat = .infinity,
    cutsLastLine: Bool = false, lines: Int = 0
  ) {
    let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    var defaults = AttributedText.Defaults(
      font: Self.font, color: .black, alignment: .natural, lineBreak: .byWordWrapping,
      isRightToLeft: isRightToLeft, overridesFont: false, overridesColor: false,
      shown: { $0.hostFont })
    if width > 0 { defaults.width = width }
    parted = AttributedText(text.text, text.styles, defaults)
    let request = StyledRequest(
      text: parted.styled, width: width > 0 ? width : .infinity, maximumLines: lines)
    layout = Self.fitting(Self.layout(request), request, height, cutsLastLine)
  }

  /// Creates a drawing of `string`, laid out in lines; see ``init(_:width:height:cutsLastLine:lines:)``.
  init(
    _ string: NSAttributedString, width: CGFloat, height: CGFloat = .infinity,
    cutsLastLine: Bool = false, lines: Int = 0
  ) {
    self.init(
      DrawnText(string), width: width, height: height, cutsLastLine: cutsLastLine, lines: lines)
  }

  /// The font of text without a font attribute.
  private static let font = UIFont(FontDescription(size: 12))

  /// The size of the layout, in points, not rounded.
  var size: CGSize { layout.size }

  /// The distance from the top to the first baseline, in points.
  var ascent: CGFloat { layout.lines.first?.origin.y ?? 0 }

  /// Returns the commands that draw the text with its top left corner at `origin`.
  func commands(at origin: CGPoint) -> [DrawCommand] {
    AttributedTextPainter(layout: layout, paints: parted.paints, origin: origin, override: nil)
      .commands()
  }

  /// Returns the layout limited to the lines that fit in `height`, the last of them truncated if the text's
  /// line break mode requires it or `cutsLastLine` is `true`.
  private static func fitting(
    _ layout: TextLayout, _ request: StyledRequest, _ height: CGFloat, _ cutsLastLine: Bool
  ) -> TextLayout {
    guard layout.size.height > height + 0.5 else { return layout }
    let count = layout.lines.prefix { line in
      let run = line.pieces.first?.run ?? 0
      let font = layout.runs.indices.contains(run) ? layout.runs[run].font : layout.font
      return line.origin.y - font.metrics.descender <= height + 0.5
    }.count
    guard count > 0 else {
      return TextLayout(font: layout.font, lines: [], size: .zero, isTruncated: true)
    }
    var fewer = request
    fewer.maximumLines = count
    if cutsLastLine {
      for index in fewer.text.paragraphs.indices {
        fewer.text.paragraphs[index].lineBreak = .truncatingTail
      }
    }
    return self.layout(fewer)
  }

  private static func layout(_ request: StyledRequest) -> TextLayout {
    let text = FontDescription.measurer
    if MainThread.isCurrent {
      return MainActor.assumeIsolated { TextLayoutCache.shared.layout(request, by: text) }
    }
    var setter = StyledTextSetter(request, host: text)
    return setter.set()
  }
}
