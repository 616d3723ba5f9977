// SPDX-License-Identifier: Apache-2.0

/// A class that adds properties for appearances to the inherited ones, and whose subclasses add none.
@MainActor
package protocol AppearanceNaming: AnyObject {
  /// The properties that the class adds.
  static var appearanceMembers: [AppearanceMember] { get }
}
