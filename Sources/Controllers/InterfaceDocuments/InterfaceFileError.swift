// SPDX-License-Identifier: Apache-2.0

/// An error in an interface file.
package struct InterfaceFileError: Error, Hashable, Sendable {
  /// The place of the error, or `nil` if it concerns the whole file.
  package let place: InterfacePlace?
  /// The name of the file with the error.
  package let file: String
  /// The description of the object concerned, or `nil` if there is none.
  package let object: String?
  /// The problem and its remedy.
  package let reason: String

  /// Creates an error at a place.
  package init(_ reason: String, at place: InterfacePlace, object: String? = nil) {
    self.place = place
    file = place.file
    self.object = object
    self.reason = reason
  }

  /// Creates an error that concerns a whole file.
  package init(_ reason: String, file: String) {
    place = nil
    self.file = file
    object = nil
    self.reason = reason
  }

  /// Creates an error that concerns an element.
  package init(_ reason: String, _ element: InterfaceElement) {
    self.init(reason, at: element.place, object: element.words)
  }
}

extension InterfaceFileError: CustomStringConvertible {
  /// The error as `file:line:column: object: reason`, without the parts that are `nil`.
  package var description: String {
    let start = place.map(\.description) ?? file
    return object.map { "\(start): \($0): \(reason)" } ?? "\(start): \(reason)"
  }
}
