// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The prominence of content with a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// The style of label text.
  case label = 0
  /// The style of secondary labels.
  case secondaryLabel
  /// The style of tertiary labels.
  case tertiaryLabel
  /// The style of quaternary labels.
  case quaternaryLabel
  /// The style of fills for thin shapes.
  case fill
  /// The style of fills for medium-sized shapes.
  case secondaryFill
  /// The style of fills for large shapes.
  case tertiaryFill
  /// The style of separators.
  case separator

  /// The flat colour that replaces the style.
  var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
