// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A password of the keychain.
struct KeychainItem {
  /// The values that identify an item of a class.
  struct Identity: Hashable {
    let kind: String
    let values: [String]
  }

  /// The accessibilities of items.
  static let accessibilities: Set<String> = ["ak", "ck", "aku", "cku", "akpu", "dk", "dku"]

  /// The class: `genp` or `inet`.
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
    guard attributes["accc"] == nil || attributes["pdmn"] == nil, query.synchronised != nil else {
      throw KeychainError(status: errSecParam)
    }
    if let control = attributes["accc"] {
      guard let control = control as? SecAccessControl else {
        throw KeychainError(status: errSecParam)
      }
      attributes["pdmn"] = control.protection as NSString
    }
    let date = Date() as NSDate
    let defaults: [String: NSObject] = [
      "pdmn": kSecAttrAccessibleWhenUnlocked, "agrp": Self.defaultGroup as NSString,
      "cdat": date, "mdat": date,
    ]
    attributes.merge(defaults) { given, _ in given }
    attributes["sync"] = NSNumber(value: query.synchronised ?? false)
    self.init(
      kind: query.kind, attributes: attributes, data: query.data ?? Data(),
      reference: Data(UUID().uuidString.utf8))
  }

  /// The access group of items that name none: the identifier of the program's bundle, or its name.
  private static var defaultGroup: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// The values of which the keychain contains each combination once.
  var identity: Identity {
    let keys =
      kind == "genp"
      ? ["acct", "svce", "agrp", "sync"]
      : ["acct", "srvr", "ptcl", "atyp", "port", "path", "sdmn", "agrp", "sync"]
    return Identity(kind: kind, values: keys.map { attributes[$0].map { "\($0)" } ?? "" })
  }

  /// Whether the item belongs to those that are synchronised.
  var isSynchronised: Bool { (attributes["sync"] as? NSNumber)?.boolValue ?? false }
}
