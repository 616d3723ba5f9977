// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What stands for the device to the programs of one vendor: made once, and kept among the program's preferences.
@MainActor
enum VendorIdentifier {
  private static let key = "org.mullion.identifierForVendor"

  /// The identifier that `preferences` keep; made where they keep none.
  static func kept(in preferences: UserDefaults) -> UUID {
    if let known = preferences.string(forKey: key).flatMap(UUID.init(uuidString:)) { return known }
    let made = UUID()
    preferences.set(made.uuidString, forKey: key)
    return made
  }
}
