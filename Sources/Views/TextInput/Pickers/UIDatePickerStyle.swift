// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system likes it.
  case automatic = 0
  /// Wheels that are turned.
  case wheels = 1
  /// A field that opens the picker.
  case compact = 2
  /// A calendar that stays open.
  case inline = 3
}
