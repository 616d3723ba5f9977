// SPDX-License-Identifier: Apache-2.0

/// A part of an interface file that is not applied, or not as written.
package struct InterfaceFinding: Hashable, Sendable {
  /// The place in the file.
  package let place: InterfacePlace
  /// The description of the object concerned.
  package let object: String
  /// The description of the finding.
  package let message: String

  /// Creates a finding about the object at a place.
  package init(place: InterfacePlace, object: String, message: String) {
    self.place = place
    self.object = object
    self.message = message
  }
}

extension InterfaceFinding: CustomStringConvertible {
  /// The finding as `file:line:column: object: message`.
  package var description: String { "\(place): \(object): \(message)" }
}
