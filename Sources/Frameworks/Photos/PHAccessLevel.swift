// SPDX-License-Identifier: Apache-2.0

/// The kind of access to the photo library.
public enum PHAccessLevel: Int, Sendable {
  /// Access for adding to the library.
  case addOnly = 1
  /// Access for reading the library and adding to it.
  case readWrite = 2
}
