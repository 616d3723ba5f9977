// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The styles of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
  /// The default style.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// One or two fields, each of which opens a popover.
  case compact = 2
  /// A calendar that is always open; for a time alone, wheels.
  case inline = 3
}
