// SPDX-License-Identifier: Apache-2.0

/// The error thrown when a picture file cannot be shown.
enum PhotoError: Error, CustomStringConvertible {
  case notAFile
  case unreadable
  case tooLarge(megapixels: Int)
  case undecodable

  var description: String {
    switch self {
    case .notAFile: "it is not a regular file"
    case .unreadable: "it could not be read as a JPEG or PNG picture"
    case .tooLarge(let megapixels): "its \(megapixels) megapixels are more than the gallery shows"
    case .undecodable: "it is damaged"
    }
  }
}
