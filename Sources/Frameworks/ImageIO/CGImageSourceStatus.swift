// SPDX-License-Identifier: Apache-2.0

/// How much of a file is there, and whether it is understood.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ended where more was promised.
  case statusUnexpectedEOF = -5
  /// The file is damaged.
  case statusInvalidData = -4
  /// It is no file of a kind that is read here.
  case statusUnknownType = -3
  /// There is too little of the file to know its kind.
  case statusReadingHeader = -2
  /// A part of the picture is there.
  case statusIncomplete = -1
  /// All of it is there.
  case statusComplete = 0
}
