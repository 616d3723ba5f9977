// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The name of the month above a calendar, with a disclosure indicator.
final class MonthTitle: UIControl {
  private static let gap: CGFloat = 4

  private let label = UILabel()
  private let sign = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: MonthGrid.largest)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    label.minimumScaleFactor = 0.5
    sign.contentMode = .scaleAspectFit
    sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 13, weight: .bold)
    for view in [label, sign] { addSubview(view) }
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// The month and year as text.
  var text = "" {
    didSet {
      label.text = text
      setNeedsLayout()
    }
  }

  /// Whether the wheels of months and years are open.
  var isOpen = false { didSet { if isOpen != oldValue { showState() } } }

  private func showState() {
    label.textColor = isHighlighted || isOpen ? tintColor : .label
    sign.image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.forward")
    sign.tintColor = isEnabled ? tintColor : .tertiaryLabel
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override var intrinsicContentSize: CGSize {
    let (words, mark) = (label.intrinsicContentSize, sign.intrinsicContentSize)
    return CGSize(
      width: words.width + Self.gap + mark.width, height: max(words.height, mark.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mark = sign.intrinsicContentSize
    let words = min(
      label.intrinsicContentSize.width, max(0, bounds.width - mark.width - Self.gap))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isMirrored ? bounds.width - words : 0, y: 0, width: words, height: bounds.height)
    sign.frame = CGRect(
      x: isMirrored ? label.frame.minX - Self.gap - mark.width : words + Self.gap,
      y: (bounds.height - mark.height) / 2, width: mark.width, height: mark.height)
  }
}

extension MonthTitle: BuiltInControl {
  func stateWasSet() { showState() }

  /// Describes the displayed month.
  func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.role = .button
    defaults.isElement = true
    defaults.label = "Month"
    defaults.value = text
    defaults.states.isExpanded = isOpen
  }
}
