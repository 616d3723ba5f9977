// SPDX-License-Identifier: Apache-2.0

/// The reason why a file was not read.
package enum WholeFileError: Error, Equatable, Sendable {
  /// A file that does not exist or is not readable.
  case unreadable
  /// A file that has more bytes than `limit`.
  case tooLarge(limit: Int)
}

extension WholeFileError: CustomStringConvertible {
  /// The problem, to follow the file's name and a colon.
  package var description: String {
    switch self {
    case .unreadable: "it is not readable"
    case .tooLarge(let limit): "it is larger than the \(limit >> 20) MB that are read"
    }
  }
}
