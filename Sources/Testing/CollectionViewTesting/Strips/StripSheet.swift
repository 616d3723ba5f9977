// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree
import UIKit

/// The frames of a strip side by side, each under its time.
@MainActor
struct StripSheet {
  private static let gap: CGFloat = 16
  private static let caption: CGFloat = 24

  private let strip: FrameStrip
  private let area: CGRect
  private let columns: Int
  private let marker = SheetMarker()

  init(_ strip: FrameStrip, area: CGRect?, columns: Int) {
    let screen = CGRect(origin: .zero, size: strip.size)
    let shown = (area ?? screen).intersection(screen)
    self.strip = strip
    self.area = shown.isNull || shown.isEmpty ? screen : shown
    self.columns = max(1, min(columns, strip.frames.count))
  }

  private var rows: Int { max(1, (strip.frames.count + columns - 1) / columns) }

  /// The size of the sheet, in points.
  var size: CGSize {
    CGSize(
      width: CGFloat(columns) * (area.width + Self.gap) + Self.gap,
      height: CGFloat(rows) * (area.height + Self.gap + Self.caption) + Self.gap)
  }

  /// The display tree of the sheet.
  var node: DisplayNode {
    let ground = strip.isDark ? 0.25 : 0.85
    let sheet = CGRect(origin: .zero, size: size)
    return DisplayNode(
      identity: ObjectIdentifier(marker), bounds: sheet,
      commands: [
        .fill(RoundedRect(sheet), DisplayColor(red: ground, green: ground, blue: ground))
      ],
      children: strip.frames.indices.map(frameNode))
  }

  private func frameNode(_ index: Int) -> DisplayNode {
    let frame = strip.frames[index]
    let x = Self.gap + CGFloat(index % columns) * (area.width + Self.gap)
    let y = Self.gap + CGFloat(index / columns) * (area.height + Self.gap + Self.caption)
    let shown = RoundedRect(area)
    let picture = DisplayNode(
      identity: ObjectIdentifier(marker), contentVersion: index + 1,
      transform: CGAffineTransform(translationX: -area.minX, y: Self.caption - area.minY),
      bounds: area, clip: shown,
      commands: [.fill(shown, DisplayColor(red: 1, green: 1, blue: 1))], children: [frame.tree])
    return DisplayNode(
      identity: ObjectIdentifier(marker), contentVersion: index + 1,
      transform: CGAffineTransform(translationX: x, y: y),
      bounds: CGRect(x: 0, y: 0, width: area.width, height: area.height + Self.caption),
      commands: [caption(frame.time)], children: [picture])
  }

  private func caption(_ time: TimeInterval) -> DrawCommand {
    let request = TextRequest(
      text: "\(Int((time * 1000).rounded())) ms",
      font: UIFont.systemFont(ofSize: 14, weight: .semibold).hostFont, width: area.width)
    let light = strip.isDark ? 0.9 : 0.2
    return .text(
      FontDescription.measurer.layout(request), origin: CGPoint(x: 2, y: 2),
      DisplayColor(red: light, green: light, blue: light))
  }
}

/// The identity of the nodes of a sheet.
private final class SheetMarker {}
