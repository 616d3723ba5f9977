// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The number of a day on a disc.
final class DayLabel: UIView {
  /// The state of a day.
  struct Look: Equatable {
    var isChosen = false
    var isToday = false
    var isOffered = true
    var isPressed = false
  }

  private let disc = UIView()
  private let label = UILabel()

  init(_ words: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [disc, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    label.text = words
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    label.minimumScaleFactor = 0.5
    showLook()
  }

  required init?(coder: NSCoder) { nil }

  var look = Look() { didSet { if look != oldValue { showLook() } } }
  /// The font size of the number, in points.
  var size: CGFloat = 20 { didSet { if size != oldValue { showLook() } } }

  private func showLook() {
    let isFilled = look.isChosen && look.isToday
    disc.isHidden = !look.isChosen && !look.isPressed
    disc.backgroundColor = isFilled ? tintColor : tintColor.withAlphaComponent(0.15)
    label.font = .systemFont(ofSize: size, weight: look.isChosen ? .semibold : .regular)
    label.textColor =
      !look.isOffered
      ? .tertiaryLabel
      : isFilled ? .white : look.isChosen || look.isToday ? tintColor : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, 44)
    disc.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    label.frame = bounds
  }
}
