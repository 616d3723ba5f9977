// SPDX-License-Identifier: Apache-2.0

/// The status of the data of an image file.
public enum CGImageSourceStatus: Int32, Sendable {
  /// A file that ended prematurely.
  case statusUnexpectedEOF = -5
  /// A damaged file.
  case statusInvalidData = -4
  /// An unsupported file type.
  case statusUnknownType = -3
  /// A file with too few bytes to determine its type.
  case statusReadingHeader = -2
  /// An incomplete image.
  case statusIncomplete = -1
  /// A complete image.
  case statusComplete = 0
}
