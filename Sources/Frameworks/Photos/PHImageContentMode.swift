// SPDX-License-Identifier: Apache-2.0

/// How a picture is made as large as wanted.
public enum PHImageContentMode: Int, Sendable {
  /// All of it is in the size.
  case aspectFit = 0
  /// It covers the size.
  case aspectFill = 1

  /// All of it is in the size.
  public static var `default`: PHImageContentMode { .aspectFit }
}
