// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The styles of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
  /// The default style, which is `compact`, or `wheels` for durations and months.
  case automatic = 0
  /// A style with wheels.
  case wheels = 1
  /// A style with one or two fields, each of which opens a popover.
  case compact = 2
  /// A style with a calendar that is always open; for a time alone, with wheels.
  case inline = 3
}
