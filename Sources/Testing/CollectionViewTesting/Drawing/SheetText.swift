// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A factory of the short lines of text in a drawing.
struct SheetText {
  private let measurer = FontDescription.measurer

  func width(_ text: String, _ size: CGFloat, weight: CGFloat = 0) -> CGFloat {
    line(text, size, weight).size.width
  }

  /// Returns a line with its left end at `point`, vertically centred there, and truncated to `room` points.
  func left(
    _ text: String, _ size: CGFloat, at point: CGPoint, _ color: DisplayColor, weight: CGFloat = 0,
    room: CGFloat = .infinity
  ) -> DrawCommand {
    let line = line(text, size, weight, room)
    return .text(line, origin: CGPoint(x: point.x, y: point.y - line.size.height / 2), color)
  }

  /// Returns a line centred at `point`.
  func centered(
    _ text: String, _ size: CGFloat, at point: CGPoint, _ color: DisplayColor, weight: CGFloat = 0
  ) -> DrawCommand {
    var line = line(text, size, weight)
    line.alignment = .center
    let origin = CGPoint(x: point.x - line.size.width / 2, y: point.y - line.size.height / 2)
    return .text(line, origin: origin, color)
  }

  private func line(
    _ text: String, _ size: CGFloat, _ weight: CGFloat, _ room: CGFloat = .infinity
  ) -> TextLayout {
    measurer.layout(
      TextRequest(
        text: text, font: FontDescription(size: size, weight: weight), width: room,
        maximumLines: 1))
  }

  /// Returns the text of a number, with at most two decimals; an ellipsis for numbers of a billion or more.
  static func number(_ value: CGFloat) -> String {
    guard abs(value) < 1e9 else { return "…" }
    let hundredths = (Double(value) * 100).rounded()
    let whole = Int(hundredths)
    if whole % 100 == 0 { return "\(whole / 100)" }
    return String(hundredths / 100)
  }

  /// Returns the text of a size; estimated lengths have a tilde.
  static func size(_ size: CGSize, isEstimated: (width: Bool, height: Bool) = (false, false))
    -> String
  {
    (isEstimated.width ? "~" : "") + number(size.width) + " × "
      + (isEstimated.height ? "~" : "") + number(size.height)
  }
}
