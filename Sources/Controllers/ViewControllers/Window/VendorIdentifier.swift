// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The identifier of the device for apps of one vendor, which is created once and stored in the program's
/// preferences.
@MainActor
enum VendorIdentifier {
  private static let key = "org.mullion.identifierForVendor"

  /// Returns the identifier stored in `preferences`, after creating it if it is missing.
  static func kept(in preferences: UserDefaults) -> UUID {
    if let known = preferences.string(forKey: key).flatMap(UUID.init(uuidString:)) { return known }
    let made = UUID()
    preferences.set(made.uuidString, forKey: key)
    return made
  }
}
