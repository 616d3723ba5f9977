// SPDX-License-Identifier: Apache-2.0

/// The kind of access to the photo library.
public enum PHAccessLevel: Int, Sendable {
  /// Adding to the library.
  case addOnly = 1
  /// Reading the library, and adding to it.
  case readWrite = 2
}
