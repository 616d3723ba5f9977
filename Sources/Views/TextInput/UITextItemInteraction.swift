// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The user's interactions with a text item.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// The default action, on a tap.
  case invokeDefaultAction = 0
  /// The presentation of the available actions.
  ///
  /// - Note: Never reported on Linux.
  case presentActions = 1
  /// The preview of a link's target.
  ///
  /// - Note: Never reported on Linux.
  case preview = 2
}
