// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What appearances are set on: views, and the items of bars.
@MainActor
package protocol AppearanceTaking: NSObject, UIAppearance {
  /// An object that keeps what is set on an appearance.
  static func madeForAppearance() -> Self
  /// An object as its class made it, to tell what was set on others; nil: the class makes none by itself.
  static func madeForComparison() -> NSObject?
  /// The properties of the class that take part, those of its superclasses among them.
  static var allAppearanceMembers: [AppearanceMember] { get }
  /// What appearances have set, by the properties' names.
  var takenAppearance: [String: Any] { get set }
}
