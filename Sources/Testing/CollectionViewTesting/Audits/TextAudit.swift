// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The audit of painted texts: their contrast with the background, and whether they are truncated.
@MainActor
struct TextAudit {
  private struct Fill {
    let area: CGRect
    /// The fill colour, or `nil` if there is no single colour.
    let color: DisplayColor?
  }

  private(set) var findings: [AccessibilityFinding] = []
  private var fills: [Fill] = []
  private let screen: CGRect
  /// The areas whose texts are exempt from the contrast rule.
  private let disabled: [CGRect]

  /// Audits everything that `node`, the window's node, paints in `size`; texts in `disabled` areas are exempt
  /// from the contrast rule.
  ///
  /// - Complexity: O(*n* + *t* × *f*), where *n* is the number of nodes, *t* that of texts and translucent
  ///   areas, and *f* that of areas that are disabled or painted before.
  init(_ node: DisplayNode, size: CGSize, disabled: [CGRect]) {
    self.disabled = disabled
    screen = CGRect(origin: .zero, size: size)
    visit(node, transform: .identity, clip: screen, alpha: 1)
  }

  private mutating func visit(
    _ node: DisplayNode, transform outer: CGAffineTransform, clip outerClip: CGRect, alpha: CGFloat
  ) {
    let transform = node.transform.concatenating(outer)
    let alpha = alpha * node.alpha
    guard alpha > 0.01 else { return }
    var clip = outerClip
    if let shape = node.clip { clip = clip.intersection(shape.rect.applying(transform)) }
    guard !clip.isNull, !clip.isEmpty else { return }
    for command in node.commands { look(at: command, transform, clip, alpha) }
    for child in node.children {
      visit(child, transform: transform, clip: clip, alpha: alpha)
    }
    if node.mask != nil { fills.append(Fill(area: clip, color: nil)) }
  }

  private mutating func look(
    at command: DrawCommand, _ transform: CGAffineTransform, _ clip: CGRect, _ alpha: CGFloat
  ) {
    func area(_ rect: CGRect) -> CGRect { rect.applying(transform).intersection(clip) }
    switch command {
    case .fill(let shape, let color):
      guard color.alpha * alpha > 0.001 else { return }
      let place = area(shape.rect)
      let isOpaque = color.alpha * Double(alpha) > 0.99
      let mixed = isOpaque ? color : behind(place).flatMap { color.over($0, alpha) }
      fills.append(Fill(area: place, color: mixed))
    case .border: break
    case .image(_, let destination): fills.append(Fill(area: area(destination), color: nil))
    case .imagePart(_, let part): fills.append(Fill(area: area(part.destination), color: nil))
    case .drawing: fills.append(Fill(area: clip, color: nil))
    case .text(let layout, let origin, let color):
      let lines = layout.lines.filter { !$0.text.allSatisfy(\.isWhitespace) }
      guard let left = lines.map(\.origin.x).min(),
        let right = lines.map({ $0.origin.x + $0.width }).max()
      else { return }
      let place = CGRect(
        x: origin.x + left, y: origin.y, width: right - left, height: layout.size.height)
      look(at: layout, in: area(place), color, alpha)
    }
  }

  /// Returns the colour that was painted last over all of `area`, or `nil` if there is no single colour.
  private func behind(_ area: CGRect) -> DisplayColor? {
    for fill in fills.reversed() where fill.area.intersects(area) {
      return fill.area.insetBy(dx: -0.5, dy: -0.5).contains(area) ? fill.color : nil
    }
    return nil
  }

  private mutating func look(
    at layout: TextLayout, in area: CGRect, _ color: DisplayColor, _ alpha: CGFloat
  ) {
    guard !area.isNull, !area.isEmpty else { return }
    let text = layout.lines.map(\.text).joined(separator: " ")
    let element = "text \(ElementLine.quoted(text))"
    if layout.isTruncated {
      findings.append(
        AccessibilityFinding(
          rule: .clippedText, element: element, frame: area,
          measure: "is truncated, in \(layout.lines.count) lines",
          numbers: ["lines": CGFloat(layout.lines.count)]))
    }
    // Fainter text is faint on purpose: it belongs to a disabled element.
    guard alpha > 0.9, !disabled.contains(where: { $0.insetBy(dx: -1, dy: -1).contains(area) }),
      let behind = behind(area), let front = color.over(behind, alpha)
    else {
      return
    }
    let ratio = front.contrast(with: behind)
    let isLarge = layout.font.size >= 18 || layout.font.weight >= 0.3
    let wanted = isLarge ? 3 : 4.5
    guard ratio < wanted - 0.005 else { return }
    let size = NumberText.text(layout.font.size)
    findings.append(
      AccessibilityFinding(
        rule: .lowContrast, element: element, frame: area,
        measure: String(format: "has a contrast of %.2f to 1 and not %g to 1", ratio, wanted)
          + ", in size \(size)",
        numbers: ["ratio": ratio, "wanted": wanted, "size": layout.font.size]))
  }
}
