// SPDX-License-Identifier: Apache-2.0

/// Why an interface file, or something in it, can't be read.
package struct InterfaceFileError: Error, Hashable, Sendable {
  /// Where; nil: the file as a whole.
  package let place: InterfacePlace?
  /// The file, when no place is known.
  package let file: String
  /// The object that it is about, in words; nil: none.
  package let object: String?
  /// What is wrong, and what to do.
  package let reason: String

  /// Something wrong at a place.
  package init(_ reason: String, at place: InterfacePlace, object: String? = nil) {
    self.place = place
    file = place.file
    self.object = object
    self.reason = reason
  }

  /// Something wrong with a file as a whole.
  package init(_ reason: String, file: String) {
    place = nil
    self.file = file
    object = nil
    self.reason = reason
  }

  /// Something wrong with an element.
  package init(_ reason: String, _ element: InterfaceElement) {
    self.init(reason, at: element.place, object: element.words)
  }
}

extension InterfaceFileError: CustomStringConvertible {
  /// `file:line:column: object: reason`.
  package var description: String {
    let start = place.map(\.description) ?? file
    return object.map { "\(start): \($0): \(reason)" } ?? "\(start): \(reason)"
  }
}
