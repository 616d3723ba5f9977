// SPDX-License-Identifier: Apache-2.0

/// What a program wants to do with the photo library.
public enum PHAccessLevel: Int, Sendable {
  /// Add to it.
  case addOnly = 1
  /// Read it, and add to it.
  case readWrite = 2
}
