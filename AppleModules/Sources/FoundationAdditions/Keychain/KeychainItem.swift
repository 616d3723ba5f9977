// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A password of the keychain.
struct KeychainItem {
  /// The values that identify an item of a class.
  struct Identity: Hashable {
    let kind: String
    let values: [String]
  }

  /// The accessibilities of items, with the two deprecated ones that require no unlocked device.
  static let accessibilities = Set(
    [
      kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock,
      kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
      kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
    ].map { $0 as String } + ["dk", "dku"])

  /// The class, ``kSecClassGenericPassword`` or ``kSecClassInternetPassword``.
  let kind: String
  /// The attributes by their keys, with those that the keychain sets.
  var attributes: [String: NSObject]
  var data: Data
  /// The data that ``kSecReturnPersistentRef`` requests.
  let reference: Data

  /// Creates an item from stored values.
  init(kind: String, attributes: [String: NSObject], data: Data, reference: Data) {
    (self.kind, self.attributes, self.data, self.reference) = (kind, attributes, data, reference)
  }

  /// Creates the item that a query adds.
  init(adding query: KeychainQuery) throws {
    var attributes = query.attributes
    guard attributes[kSecAttrAccessControl] == nil || attributes[kSecAttrAccessible] == nil,
      query.synchronised != nil
    else {
      throw KeychainError(status: errSecParam)
    }
    if let control = attributes[kSecAttrAccessControl] {
      guard let control = control as? SecAccessControl else {
        throw KeychainError(status: errSecParam)
      }
      attributes[kSecAttrAccessible] = control.protection as NSString
    }
    let date = Date() as NSDate
    let defaults: [(NSString, NSObject)] = [
      (kSecAttrAccessible, kSecAttrAccessibleWhenUnlocked),
      (kSecAttrAccessGroup, Keychain.owner as NSString),
      (kSecAttrCreationDate, date), (kSecAttrModificationDate, date),
    ]
    for (key, value) in defaults where attributes[key] == nil { attributes[key] = value }
    attributes[kSecAttrSynchronizable] = NSNumber(value: query.synchronised ?? false)
    self.init(
      kind: query.kind, attributes: attributes, data: query.data ?? Data(),
      reference: Data(UUID().uuidString.utf8))
  }

  /// The values of which the keychain contains each combination once.
  var identity: Identity {
    let own =
      kind == kSecClassGenericPassword as String
      ? [kSecAttrService]
      : [
        kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
        kSecAttrSecurityDomain,
      ]
    let keys = own + [kSecAttrAccount, kSecAttrAccessGroup, kSecAttrSynchronizable]
    return Identity(kind: kind, values: keys.map { attributes[$0].map { "\($0)" } ?? "" })
  }

  /// Whether the item belongs to those that are synchronised.
  var isSynchronised: Bool { (attributes[kSecAttrSynchronizable] as? NSNumber)?.boolValue ?? false }
}
