// SPDX-License-Identifier: Apache-2.0

/// A class with properties for appearances whose subclasses add others.
@MainActor
package protocol SharedAppearanceNaming: AnyObject {
  /// The properties of the class.
  static var sharedAppearanceMembers: [AppearanceMember] { get }
}
