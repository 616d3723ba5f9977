// SPDX-License-Identifier: Apache-2.0

/// Something in an interface file that is not done, or not as it says.
package struct InterfaceFinding: Hashable, Sendable {
  /// Where.
  package let place: InterfacePlace
  /// What it is about, in words.
  package let object: String
  /// What it is.
  package let message: String

  /// A finding about the object at a place.
  package init(place: InterfacePlace, object: String, message: String) {
    self.place = place
    self.object = object
    self.message = message
  }
}

extension InterfaceFinding: CustomStringConvertible {
  /// `file:line:column: object: message`.
  package var description: String { "\(place): \(object): \(message)" }
}
