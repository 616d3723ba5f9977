// SPDX-License-Identifier: Apache-2.0

/// The error thrown when a recording cannot be read.
public struct RecordingError: Error, CustomStringConvertible, Sendable {
  /// The problem, in one sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The error for a reference to a value that the file does not contain.
  static let contradiction = RecordingError(
    "is not a complete recording: a step refers to something that the file does not contain.")

  /// Returns the description of a problem with a file, and its position.
  static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context
    var what = "it is not JSON of a recording"
    switch error {
    case .keyNotFound(let key, let found):
      (context, what) = (found, "there is no '\(key.stringValue)'")
    case .typeMismatch(let type, let found), .valueNotFound(let type, let found):
      (context, what) = (found, "\(Self.words(for: type)) is expected")
    case .dataCorrupted(let found): context = found
    @unknown default: return "\(error)"
    }
    let place = context.codingPath.map(\.stringValue).joined(separator: ".")
    return place.isEmpty ? "\(what)." : "at \(place), \(what)."
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Double.Type, is Int.Type: "a number"
    case is [Any].Type: "a list"
    default: "\(type)".hasPrefix("Array") ? "a list" : "an object"
    }
  }
}
