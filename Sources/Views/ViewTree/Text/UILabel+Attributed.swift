// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

extension UILabel {
  /// Returns `string` split into styled text and paints, with the label's attributes as defaults.
  private func partedText(
    _ string: NSAttributedString, width: CGFloat
  ) -> AttributedText {
    var defaults = AttributedText.Defaults(
      font: font ?? .systemFont(ofSize: UIFont.labelFontSize), color: textColor ?? .label,
      alignment: textAlignment, lineBreak: lineBreakMode,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      overridesFont: fontHolds, overridesColor: colorHolds, shown: { self.shown($0) })
    defaults.strategy = lineBreakStrategy
    defaults.width = width
    return AttributedText(string, defaults)
  }

  func measuredAttributedSize(width: CGFloat, lines: Int) -> CGSize {
    guard let attributes, attributes.length > 0 else { return .zero }
    let layout = textLayout(
      StyledRequest(
        text: partedText(attributes, width: width).styled, width: width, maximumLines: max(0, lines)
      ))
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    return CGSize(
      width: grid.ceiled(min(layout.size.width, width)), height: grid.ceiled(layout.size.height))
  }

  func attributedCommands(in area: CGRect) -> [DrawCommand] {
    guard let attributes, attributes.length > 0, area.width > 0, area.height > 0 else {
      return []
    }
    let parted = partedText(attributes, width: area.width)
    let (layout, full) = fittingLayout(of: parted.styled, in: area.size)
    let top = top(of: layout, in: area, full: full)
    let painter = AttributedTextPainter(
      layout: layout, paints: parted.paints, origin: CGPoint(x: area.minX, y: top),
      override: isHighlighted ? highlightedTextColor : nil)
    return dimmed(shadowed(painter.commands()))
  }

  /// Whether a part of the attributed text does not fit in the bounds.
  var isAttributedTextTruncated: Bool {
    guard let attributes, attributes.length > 0 else { return false }
    let parted = partedText(attributes, width: bounds.width)
    return fittingLayout(of: parted.styled, in: bounds.size).layout.isTruncated
  }

  /// Returns a layout of as many lines as fit in `room`, at least one; `full` is the layout of a shrunk line
  /// in its full size, or `nil`.
  private func fittingLayout(
    of text: StyledText, in room: CGSize
  ) -> (layout: TextLayout, full: TextLayout?) {
    var full: TextLayout?
    var request = StyledRequest(
      text: text, width: room.width, maximumLines: max(0, numberOfLines))
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      let natural = textLayout(StyledRequest(text: text, width: .infinity, maximumLines: 1))
      if natural.size.width > room.width, natural.size.width > 0 {
        let share = max(room.width / natural.size.width, max(minimumScaleFactor, 0.01))
        request.text = text.scaled(by: share)
        full = natural
      }
    }
    var layout = textLayout(request)
    while layout.size.height > room.height + 0.5, layout.lines.count > 1 {
      let measurer = textMeasurer
      let fitting = layout.lines.firstIndex { line in
        let run = line.pieces.first?.run ?? 0
        let font = layout.runs.indices.contains(run) ? layout.runs[run].font : layout.font
        return line.origin.y - measurer.metrics(of: font).descender > room.height + 0.5
      }
      request.maximumLines = max(1, min(fitting ?? 1, layout.lines.count - 1))
      layout = textLayout(request)
    }
    return (layout, full)
  }

  /// Returns the commands with their colours at half opacity if the label is disabled.
  func dimmed(_ commands: [DrawCommand]) -> [DrawCommand] {
    guard !isEnabled else { return commands }
    func half(_ color: DisplayColor) -> DisplayColor {
      var color = color
      color.alpha *= 0.5
      return color
    }
    func faded(_ command: DrawCommand) -> Drawing {
      var drawing = Drawing(steps: [.command(command)])
      drawing.alpha = 0.5
      return drawing
    }
    return commands.map { command in
      switch command {
      case .text(let layout, let origin, let color): .text(layout, origin: origin, half(color))
      case .fill(let shape, let color): .fill(shape, half(color))
      case .image, .imagePart: .drawing(faded(command))
      default: command
      }
    }
  }

  /// Returns the commands with the label's shadow behind them.
  func shadowed(_ commands: [DrawCommand]) -> [DrawCommand] {
    guard let shadowColor else { return commands }
    let color = shadowColor.displayColor(with: .current)
    let shadows = commands.compactMap { command -> DrawCommand? in
      guard case .text(let layout, let origin, _) = command else { return nil }
      return .text(
        layout,
        origin: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height),
        color)
    }
    return shadows + commands
  }
}

extension StyledText {
  /// Returns the text with its fonts, kerning, baseline offsets and inline boxes scaled by `share`.
  package func scaled(by share: CGFloat) -> StyledText {
    var scaled = self
    for index in scaled.paragraphs.indices {
      scaled.paragraphs[index].font.size *= share
      for run in scaled.paragraphs[index].runs.indices {
        scaled.paragraphs[index].runs[run].font.size *= share
        scaled.paragraphs[index].runs[run].kern *= share
        scaled.paragraphs[index].runs[run].rise *= share
        scaled.paragraphs[index].runs[run].box =
          scaled.paragraphs[index].runs[run].box?.scaled(by: share)
      }
    }
    return scaled
  }
}
