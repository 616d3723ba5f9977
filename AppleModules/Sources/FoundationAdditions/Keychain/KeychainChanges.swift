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
    let misplaced = [
      kSecClass, kSecMatchLimit, kSecReturnData, kSecReturnAttributes, kSecReturnPersistentRef,
      kSecReturnRef,
    ]
    guard misplaced.allSatisfy({ values[$0] == nil }) else {
      throw KeychainError(status: errSecParam)
    }
    attributes = values.filter { KeychainQuery.attributeKeys.contains($0.key) }
    synchronised = values[kSecAttrSynchronizable] as? NSNumber
    data = try KeychainQuery.data(kSecValueData, in: values)
  }

  /// Changes an item.
  func apply(to item: inout KeychainItem) {
    item.attributes.merge(attributes) { _, new in new }
    if let synchronised { item.attributes[kSecAttrSynchronizable] = synchronised }
    if let control = attributes[kSecAttrAccessControl] as? SecAccessControl {
      item.attributes[kSecAttrAccessible] = control.protection as NSString
    }
    item.attributes[kSecAttrModificationDate] = Date() as NSDate
    if let data { item.data = data }
  }
}
