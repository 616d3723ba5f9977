// SPDX-License-Identifier: Apache-2.0

/// The format of a Boolean in a message.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer
}
