// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The colours of a drawing of constraints.
enum ConstraintColor: String, CaseIterable {
  case view = "view"
  case required = "constraint"
  case optional = "constraint of lower priority"
  case alignment = "alignment"
  case ambiguous = "place left open"

  var line: DisplayColor {
    switch self {
    case .view: .hex(0x9AA3B2)
    case .required: .hex(0x2563EB)
    case .optional: .hex(0x9D7BE8)
    case .alignment: .hex(0x0D9488)
    case .ambiguous: .hex(0xE4572E)
    }
  }
}
