// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
package import MullionViewTree

/// A column of titles at the trailing edge of a list that lead to its sections.
///
/// If there is not enough space, some titles are omitted; sliding a finger along the bar reaches them.
@MainActor
package final class IndexBar: UIControl {
  /// The metrics, in points; the width of 15 is published, the others were not measured from UIKit.
  private enum Metrics {
    static let width: CGFloat = 15
    static let line: CGFloat = 14
    static let font: CGFloat = 11
  }

  /// The width of the bar, in points.
  package static let width = Metrics.width

  /// The titles, from top to bottom.
  package var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsLayout() } }
  }
  /// The text color; `nil` for the tint color.
  package var color: UIColor? { didSet { setNeedsLayout() } }
  /// The background color while a touch is tracked; `nil` to keep the normal one.
  package var trackingBackground: UIColor?
  private var restingBackground: UIColor?
  /// The closure called with the position of the chosen title.
  package var onChoose: (Int) -> Void = { _ in }
  private var labels: [UILabel] = []
  private var chosen: Int?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    layer.zPosition = 20_000
    isAccessibilityElement = true
  }

  package required init?(coder: NSCoder) { nil }

  /// The positions of the displayed titles.
  private var shown: [Int] {
    let room = max(1, Int(bounds.height / Metrics.line))
    guard titles.count > room, room > 1 else { return Array(titles.indices) }
    return (0..<room).map { $0 * (titles.count - 1) / (room - 1) }
  }

  /// The frame of the column of titles within the bar.
  private var column: CGRect {
    let height = CGFloat(shown.count) * Metrics.line
    return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let shown = self.shown
    while labels.count > shown.count { labels.removeLast().removeFromSuperview() }
    while labels.count < shown.count {
      let label = UILabel()
      label.font = .systemFont(ofSize: Metrics.font, weight: .semibold)
      label.textAlignment = .center
      labels.append(label)
      addSubview(label)
    }
    let column = self.column
    for (row, (label, position)) in zip(labels, shown).enumerated() {
      label.text = titles[position]
      label.textColor = color ?? tintColor
      label.frame = CGRect(
        x: 0, y: column.minY + CGFloat(row) * Metrics.line, width: bounds.width,
        height: Metrics.line)
    }
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Returns whether a touch at `point` is accepted: on the titles and slightly beside them.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !titles.isEmpty && column.insetBy(dx: -8, dy: -8).contains(point)
  }

  package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen = nil
    restingBackground = backgroundColor
    if let trackingBackground { backgroundColor = trackingBackground }
    choose(touch)
    return true
  }

  package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    backgroundColor = restingBackground
  }

  package override func cancelTracking(with event: UIEvent?) {
    backgroundColor = restingBackground
  }

  private func choose(_ touch: UITouch) {
    let column = self.column
    guard !titles.isEmpty, column.height > 0 else { return }
    let share = (touch.location(in: self).y - column.minY) / column.height
    let position = max(0, min(titles.count - 1, Int(share * CGFloat(titles.count))))
    guard position != chosen else { return }
    chosen = position
    onChoose(position)
  }
}
