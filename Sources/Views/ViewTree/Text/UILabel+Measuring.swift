// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UILabel {
  /// Redraws the label and invalidates its intrinsic content size, after a change of the text or its metrics.
  func textChanged() {
    setPictureStale()
    invalidateIntrinsicContentSize()
  }

  /// Returns the size of the text in `width`, rounded up to pixels; zero without text.
  func measuredSize(width: CGFloat, lines: Int) -> CGSize {
    if attributes != nil { return measuredAttributedSize(width: width, lines: lines) }
    guard let text, !text.isEmpty else { return .zero }
    var request = TextRequest(
      text: text, font: hostFont, width: width, maximumLines: max(0, lines),
      alignment: hostAlignment, lineBreak: hostLineBreak)
    request.keepsKoreanWords = lineBreakStrategy.contains(.hangulWordPriority)
    let layout = plainLayout(request)
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    return CGSize(
      width: grid.ceiled(min(layout.size.width, width)), height: grid.ceiled(layout.size.height))
  }

  /// Returns the layout request for drawing `text` in `room`: as many lines as fit, at least one.
  func drawnRequest(_ text: String, in room: CGSize) -> TextRequest {
    let font = hostFont
    let lineHeight = textMeasurer.metrics(of: font).lineHeight
    let fitting =
      lineHeight > 0 ? max(1, Int(((room.height + 0.5) / lineHeight).clampedLines)) : 1
    let lines = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
    var request = TextRequest(
      text: text, font: font, width: room.width, maximumLines: lines, alignment: hostAlignment,
      lineBreak: hostLineBreak)
    request.keepsKoreanWords = lineBreakStrategy.contains(.hangulWordPriority)
    if adjustsFontSizeToFitWidth, numberOfLines == 1 { shrink(&request, to: room.width) }
    return request
  }

  /// Returns the layout of a text without attributes.
  func plainLayout(_ request: TextRequest) -> TextLayout {
    guard lineBreakStrategy.pushesOut else { return textLayout(request) }
    return OrphanPush { self.textLayout($0) }.layout(request)
  }

  /// Returns the top of `layout` in `area`, in points: centred vertically.
  ///
  /// A line that was shrunk is placed according to ``UILabel/baselineAdjustment``; `full` is its layout in
  /// full size.
  func top(of layout: TextLayout, in area: CGRect, full: TextLayout?) -> CGFloat {
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    func middle(_ layout: TextLayout) -> CGFloat {
      area.minY + grid.rounded((area.height - layout.size.height) / 2)
    }
    guard let full, let before = full.lines.first, let now = layout.lines.first else {
      return middle(layout)
    }
    return switch baselineAdjustment {
    case .alignBaselines: grid.rounded(middle(full) + before.origin.y - now.origin.y)
    case .alignCenters: middle(layout)
    case .none: middle(full)
    }
  }

  /// Returns the layout of a shrunk plain text in the label's full font size, or `nil` if `request` does not
  /// shrink it.
  func fullLayout(of request: TextRequest) -> TextLayout? {
    let font = hostFont
    guard request.font.size < font.size else { return nil }
    var full = request
    full.font = font
    full.width = .infinity
    return textLayout(full)
  }

  private func shrink(_ request: inout TextRequest, to width: CGFloat) {
    var single = request
    single.width = .infinity
    let natural = textLayout(single).size.width
    guard natural > width, natural > 0 else { return }
    let least = max(minimumScaleFactor, 0.01)
    let smallest = request.font.size * least
    // Reduce by half a point at a time, so that texts of similar lengths have the same size; more than
    // once, as a smaller font may be wider in proportion to its size.
    var size = (request.font.size * width / natural * 2).rounded(.down) / 2
    for _ in 0..<6 where size > smallest {
      single.font.size = size
      guard textLayout(single).size.width > width else { break }
      size -= 0.5
    }
    request.font.size = max(size, smallest)
  }

  private var hostFont: FontDescription {
    shown(self.font ?? .systemFont(ofSize: UIFont.labelFontSize))
  }

  private var hostAlignment: TextRequest.Alignment {
    TextRequest.Alignment(
      textAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private var hostLineBreak: TextRequest.LineBreak { TextRequest.LineBreak(lineBreakMode) }
}

extension CGFloat {
  /// The number limited to a line count that fits in `Int`.
  fileprivate var clampedLines: CGFloat { Swift.max(0, Swift.min(self, 1_000_000)) }
}
