// SPDX-License-Identifier: Apache-2.0

/// How a truth is written in a line.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth
  /// As `yes` or `no`.
  case answer
}
