// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An object that appearances apply to: a view or a bar item.
@MainActor
package protocol AppearanceTaking: NSObject, UIAppearance {
  /// Returns an object that stores the values set on an appearance.
  static func madeForAppearance() -> Self
  /// Returns an object with the initial values of its class, for comparison, or `nil` if the class cannot
  /// create one.
  static func madeForComparison() -> NSObject?
  /// The properties of the class that take part, including those of its superclasses.
  static var allAppearanceMembers: [AppearanceMember] { get }
  /// The values that appearances have set, by property name.
  var takenAppearance: [String: Any] { get set }
}
