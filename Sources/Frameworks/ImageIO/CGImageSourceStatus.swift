// SPDX-License-Identifier: Apache-2.0

/// The status of the data of an image file.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ended prematurely.
  case statusUnexpectedEOF = -5
  /// The file is damaged.
  case statusInvalidData = -4
  /// The file type is not supported.
  case statusUnknownType = -3
  /// There are not enough bytes to determine the file type.
  case statusReadingHeader = -2
  /// The image is incomplete.
  case statusIncomplete = -1
  /// The image is complete.
  case statusComplete = 0
}
