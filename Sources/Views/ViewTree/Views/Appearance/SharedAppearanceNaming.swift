// SPDX-License-Identifier: Apache-2.0

/// A class with properties for appearances whose subclasses add others.
@MainActor
package protocol SharedAppearanceNaming: AnyObject {
  /// The properties of the class that appearances can set.
  static var sharedAppearanceMembers: [AppearanceMember] { get }
}
