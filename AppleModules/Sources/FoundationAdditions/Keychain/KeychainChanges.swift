// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The changes of ``SecItemUpdate(_:_:)``.
struct KeychainChanges {
  private let attributes: [String: NSObject]
  private let synchronised: NSNumber?
  private let data: Data?

  /// Reads a dictionary; keys that the keychain does not know are ignored.
  init(_ dictionary: NSDictionary) throws {
    let values = try KeychainQuery.values(of: dictionary)
    let misplaced = ["class", "m_Limit", "r_Data", "r_Attributes", "r_PersistentRef", "r_Ref"]
    guard misplaced.allSatisfy({ values[$0] == nil }) else {
      throw KeychainError(status: errSecParam)
    }
    attributes = values.filter { KeychainQuery.attributeKeys.contains($0.key) }
    synchronised = values["sync"] as? NSNumber
    data = try KeychainQuery.data("v_Data", in: values)
  }

  /// Changes an item.
  func apply(to item: inout KeychainItem) {
    item.attributes.merge(attributes) { _, new in new }
    if let synchronised { item.attributes["sync"] = synchronised }
    if let control = attributes["accc"] as? SecAccessControl {
      item.attributes["pdmn"] = control.protection as NSString
    }
    item.attributes["mdat"] = Date() as NSDate
    if let data { item.data = data }
  }
}
