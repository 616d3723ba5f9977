// SPDX-License-Identifier: Apache-2.0

/// A class that has properties for appearances beside those of its superclass; subclasses of it add none.
@MainActor
package protocol AppearanceNaming: AnyObject {
  /// The properties.
  static var appearanceMembers: [AppearanceMember] { get }
}
