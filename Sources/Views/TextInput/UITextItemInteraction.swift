// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// What a person does with a part of a text that can be pressed.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// Presses it.
  case invokeDefaultAction = 0
  /// Asks what can be done with it.
  case presentActions = 1
  /// Looks at where it leads.
  case preview = 2
}
