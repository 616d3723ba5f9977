// SPDX-License-Identifier: Apache-2.0

/// Whether what a person may mean is shown behind what they type; hosts guess nothing.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
