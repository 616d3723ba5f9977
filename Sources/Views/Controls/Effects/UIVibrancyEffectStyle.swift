// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// How much content on glass stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// As the text of labels.
  case label = 0
  /// As second texts.
  case secondaryLabel
  /// As third texts.
  case tertiaryLabel
  /// As the least of texts.
  case quaternaryLabel
  /// As thin areas.
  case fill
  /// As areas of middling size.
  case secondaryFill
  /// As large areas.
  case tertiaryFill
  /// As lines between things.
  case separator

  /// The flat colour that stands for it.
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
