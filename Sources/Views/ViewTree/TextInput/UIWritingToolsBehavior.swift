// SPDX-License-Identifier: Apache-2.0

/// How much a system's writing tools may do with a text; desktops have none.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Nothing.
  case none = -1
  /// As the system thinks best.
  case `default` = 0
  /// Everything, in the text itself.
  case complete = 1
  /// Offering results beside the text.
  case limited = 2
}
