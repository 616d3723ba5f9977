// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// Titles one below the other; a touch on one, or one that slides over them, chooses.
@MainActor
final class TableIndexView: UIControl {
  /// The lengths, in points (ours).
  private enum Metrics {
    static let text: CGFloat = 11
    static let line: CGFloat = 14
  }

  private var titles: [String] = []
  private var labels: [UILabel] = []
  private var chosen: Int?
  /// Called with a title and its place.
  var onChoose: (String, Int) -> Void = { _, _ in }
  /// Of the titles; nil: the tint.
  var color: UIColor? { didSet { updateColors() } }
  /// Behind the titles while a touch is on them.
  var trackingBackground: UIColor?
  private var ownBackground: UIColor?

  func show(_ titles: [String]) {
    guard titles != self.titles else { return }
    self.titles = titles
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: Metrics.text, weight: .semibold)
      label.textAlignment = .center
      label.isUserInteractionEnabled = false
      addSubview(label)
      return label
    }
    updateColors()
    setNeedsLayout()
  }

  private func updateColors() {
    for label in labels { label.textColor = color ?? tintColor }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private var line: CGFloat {
    min(Metrics.line, bounds.height / CGFloat(max(1, labels.count)))
  }

  private var top: CGFloat { (bounds.height - line * CGFloat(labels.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (place, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + line * CGFloat(place), width: bounds.width, height: line)
    }
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard !titles.isEmpty else { return false }
    ownBackground = backgroundColor
    if let trackingBackground { backgroundColor = trackingBackground }
    choose(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end() }

  override func cancelTracking(with event: UIEvent?) { end() }

  private func end() {
    chosen = nil
    backgroundColor = ownBackground
  }

  private func choose(_ touch: UITouch) {
    guard line > 0 else { return }
    let wanted = Int(((touch.location(in: self).y - top) / line).rounded(.down))
    let place = max(0, min(titles.count - 1, wanted))
    guard place != chosen else { return }
    chosen = place
    onChoose(titles[place], place)
  }
}
