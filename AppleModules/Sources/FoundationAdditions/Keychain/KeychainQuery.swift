// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The dictionary with which a function of the keychain is called.
struct KeychainQuery {
  /// The keys of attributes that are stored and matched.
  static let attributeKeys: Set<String> = [
    "acct", "svce", "gena", "srvr", "ptcl", "atyp", "port", "path", "sdmn", "agrp", "labl", "desc",
    "icmt", "crtr", "type", "invi", "nega", "cdat", "mdat", "accc", "pdmn",
  ]

  /// The class: `genp` or `inet`.
  let kind: String
  let attributes: [String: NSObject]
  let data: Data?
  /// Whether synchronised items are meant, or `nil` for both kinds.
  let synchronised: Bool?
  private let reference: Data?
  /// The maximum number of results, or `nil` for one result that is not in an array.
  private let limit: Int?
  private let returned: Set<String>

  /// Reads a dictionary; keys that the keychain does not know are ignored.
  init(_ dictionary: NSDictionary) throws {
    let values = try Self.values(of: dictionary)
    guard let kind = values["class"] as? String else { throw KeychainError(status: errSecParam) }
    guard ["genp", "inet"].contains(kind) else {
      let known = ["keys", "cert", "idnt"].contains(kind)
      throw KeychainError(status: known ? errSecUnimplemented : errSecParam)
    }
    self.kind = kind
    attributes = values.filter { Self.attributeKeys.contains($0.key) }
    data = try Self.data("v_Data", in: values)
    reference = try Self.data("v_PersistentRef", in: values)
    synchronised =
      (values["sync"] as? String) == "syna"
      ? nil : (values["sync"] as? NSNumber)?.boolValue ?? false
    switch values["m_Limit"] {
    case nil: limit = nil
    case let number as NSNumber: limit = max(0, number.intValue)
    case let text: limit = (text as? String) == "m_LimitAll" ? .max : nil
    }
    returned = Set(
      ["r_Data", "r_Attributes", "r_PersistentRef"].filter {
        (values[$0] as? NSNumber)?.boolValue ?? false
      })
  }

  /// Returns the entries of a dictionary as objects.
  static func values(of dictionary: NSDictionary) throws -> [String: NSObject] {
    guard let values = dictionary as? [String: Any] else {
      throw KeychainError(status: errSecParam)
    }
    return values.compactMapValues { ($0 as AnyObject) as? NSObject }
  }

  /// Returns the data for `key`, or `nil` if there is no value.
  static func data(_ key: String, in values: [String: NSObject]) throws -> Data? {
    guard let value = values[key] else { return nil }
    guard let data = value as? Data else { throw KeychainError(status: errSecParam) }
    return data
  }

  /// Returns whether an item is of the class and has the attributes.
  func matches(_ item: KeychainItem) -> Bool {
    guard item.kind == kind, synchronised == nil || synchronised == item.isSynchronised,
      reference == nil || reference == item.reference
    else { return false }
    return attributes.allSatisfy { key, value in
      key == "accc" || item.attributes[key]?.isEqual(value) ?? false
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
    if returned == ["r_Data"] { return item.data as NSData }
    if returned == ["r_PersistentRef"] { return item.reference as NSData }
    guard !returned.isEmpty else { return nil }
    var values: [String: Any] = [:]
    if returned.contains("r_Attributes") {
      values = item.attributes
      values["class"] = item.kind
    }
    if returned.contains("r_Data") { values["v_Data"] = item.data }
    if returned.contains("r_PersistentRef") { values["v_PersistentRef"] = item.reference }
    return values as NSDictionary
  }
}
