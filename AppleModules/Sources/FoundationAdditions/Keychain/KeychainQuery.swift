// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The dictionary with which a function of the keychain is called.
struct KeychainQuery {
  /// The keys of attributes that are stored and matched.
  static let attributeKeys = Set(
    [
      kSecAttrAccount, kSecAttrService, kSecAttrGeneric, kSecAttrServer, kSecAttrProtocol,
      kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain,
      kSecAttrAccessGroup, kSecAttrLabel, kSecAttrDescription, kSecAttrComment, kSecAttrCreator,
      kSecAttrType, kSecAttrIsInvisible, kSecAttrIsNegative, kSecAttrCreationDate,
      kSecAttrModificationDate, kSecAttrAccessControl, kSecAttrAccessible,
    ].map { $0 as String })

  /// The class, ``kSecClassGenericPassword`` or ``kSecClassInternetPassword``.
  let kind: String
  let attributes: [String: NSObject]
  let data: Data?
  /// Whether synchronised items are meant, or `nil` for both kinds.
  let synchronised: Bool?
  private let reference: Data?
  /// The maximum number of results, or `nil` for one result that is not in an array.
  private let limit: Int?
  private let returnsData: Bool
  private let returnsAttributes: Bool
  private let returnsReference: Bool

  /// Reads a dictionary; keys that the keychain does not know are ignored.
  init(_ dictionary: NSDictionary) throws {
    let values = try Self.values(of: dictionary)
    guard let kind = values[kSecClass] as? String else { throw KeychainError(status: errSecParam) }
    guard [kSecClassGenericPassword, kSecClassInternetPassword].contains(kind as NSString) else {
      let known = [kSecClassKey, kSecClassCertificate, kSecClassIdentity].contains(kind as NSString)
      throw KeychainError(status: known ? errSecUnimplemented : errSecParam)
    }
    self.kind = kind
    attributes = values.filter { Self.attributeKeys.contains($0.key) }
    data = try Self.data(kSecValueData, in: values)
    reference = try Self.data(kSecValuePersistentRef, in: values)
    synchronised =
      values[kSecAttrSynchronizable] == kSecAttrSynchronizableAny
      ? nil : (values[kSecAttrSynchronizable] as? NSNumber)?.boolValue ?? false
    switch values[kSecMatchLimit] {
    case nil: limit = nil
    case let number as NSNumber: limit = max(0, number.intValue)
    case let text: limit = text == kSecMatchLimitAll ? .max : nil
    }
    func isSet(_ key: NSString) -> Bool { (values[key] as? NSNumber)?.boolValue ?? false }
    returnsData = isSet(kSecReturnData)
    returnsAttributes = isSet(kSecReturnAttributes)
    returnsReference = isSet(kSecReturnPersistentRef)
  }

  /// Returns the entries of a dictionary as objects.
  static func values(of dictionary: NSDictionary) throws -> [String: NSObject] {
    guard let values = dictionary as? [String: Any] else {
      throw KeychainError(status: errSecParam)
    }
    return values.compactMapValues { ($0 as AnyObject) as? NSObject }
  }

  /// Returns the data for `key`, or `nil` if there is no value.
  static func data(_ key: NSString, in values: [String: NSObject]) throws -> Data? {
    guard let value = values[key] else { return nil }
    guard let data = value as? Data else { throw KeychainError(status: errSecParam) }
    return data
  }

  /// Returns whether an item has the class, the attributes, the persistent reference and the synchronization
  /// that the query requires.
  ///
  /// The access control is not compared.
  func matches(_ item: KeychainItem) -> Bool {
    guard item.kind == kind, synchronised == nil || synchronised == item.isSynchronised,
      reference == nil || reference == item.reference
    else { return false }
    return attributes.allSatisfy { key, value in
      key == kSecAttrAccessControl as String || item.attributes[key]?.isEqual(value) ?? false
    }
  }

  /// Returns what is requested of the items found, or `nil` if nothing is.
  func value(of items: [KeychainItem]) -> AnyObject? {
    guard let limit else { return items.first.flatMap(value) }
    let values = items.prefix(limit).compactMap(value)
    return values.isEmpty ? nil : values as NSArray
  }

  /// Returns what is requested of an item, or `nil` if nothing is.
  func value(of item: KeychainItem) -> AnyObject? {
    switch (returnsData, returnsAttributes, returnsReference) {
    case (false, false, false): return nil
    case (true, false, false): return item.data as NSData
    case (false, false, true): return item.reference as NSData
    default: break
    }
    var values: [String: NSObject] = [:]
    if returnsAttributes {
      values = item.attributes
      values[kSecClass] = item.kind as NSString
    }
    if returnsData { values[kSecValueData] = item.data as NSData }
    if returnsReference { values[kSecValuePersistentRef] = item.reference as NSData }
    return values as NSDictionary
  }
}

extension [String: NSObject] {
  /// The value for a constant of the keychain.
  subscript(_ key: NSString) -> NSObject? {
    get { self[key as String] }
    set { self[key as String] = newValue }
  }
}
