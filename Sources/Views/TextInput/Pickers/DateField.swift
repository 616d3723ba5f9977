// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A date or a time on a background with rounded corners, which opens a popover.
final class DateField: UIControl {
  /// The insets of the text, in points; not measured from UIKit, whose sizes are not public.
  private static let inset = CGSize(width: 11, height: 7)
  private static let corner: CGFloat = 6

  private let label = UILabel()
  /// The accessibility label of the field.
  let purpose: String

  /// Creates a field with a font of at most `largest` points, or without an upper bound for `nil`.
  init(purpose: String, largest: CGFloat? = nil) {
    self.purpose = purpose
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.corner
    label.font =
      largest.map {
        UIFontMetrics(forTextStyle: .body).scaledFont(
          for: .systemFont(ofSize: 17), maximumPointSize: $0)
      } ?? .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    label.minimumScaleFactor = 0.5
    addSubview(label)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// The date or time as text.
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      label.text = text
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the popover is open.
  var isOpen = false { didSet { showState() } }

  private func showState() {
    let isPressed = isHighlighted || isOpen
    label.textColor = isEnabled ? (isPressed ? tintColor : .label) : .tertiaryLabel
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + 2 * Self.inset.width, height: text.height + 2 * Self.inset.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.inset.width, bounds.width / 4), dy: 0)
  }
}

extension DateField: BuiltInControl {
  func stateWasSet() { showState() }

  /// Describes the purpose and the chosen value.
  func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.role = .button
    defaults.isElement = true
    defaults.label = purpose
    defaults.value = text
    defaults.states.isExpanded = isOpen
  }
}
