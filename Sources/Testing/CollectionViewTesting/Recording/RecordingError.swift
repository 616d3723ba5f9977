// SPDX-License-Identifier: Apache-2.0

/// Why a recording can't be read.
public struct RecordingError: Error, CustomStringConvertible, Sendable {
  /// One sentence that says what was found and what was expected.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// What the steps of a file name is not in it.
  static let contradiction = RecordingError(
    "is no whole recording: a step names something that the file does not hold.")

  /// What is wrong with a file, and where in it.
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
