// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Adds a password to the keychain.
///
/// The keychain of a test process, and of a process that draws a screen for the tool, is in memory and empty
/// at the start. Other programs store it in the file `keychain.plist` in the user's data folder, which only
/// the user may read and which is **not encrypted**.
///
/// - Parameters:
///   - attributes: The class, the attributes, the data, and what to return.
///   - result: Receives what `attributes` request, or `nil`.
/// - Returns: ``errSecSuccess``; ``errSecDuplicateItem`` if an item has the same identifying attributes:
///   account, service and access group of a generic password, account, access group and the parts of the
///   address of an internet password, and whether it is synchronised; ``errSecParam`` for an invalid
///   dictionary, such as one without a class, with data of another type than `Data`, or with an accessibility
///   beside an access control; ``errSecUnimplemented`` for keys, certificates and identities; ``errSecIO`` or
///   ``errSecDecode`` if the file cannot be used.
@discardableResult
public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  status {
    let query = try KeychainQuery(attributes)
    let item = try KeychainItem(adding: query)
    try Keychain.shared.change { items in
      guard !items.contains(where: { $0.identity == item.identity }) else {
        throw KeychainError(status: errSecDuplicateItem)
      }
      items.append(item)
    }
    result?.pointee = query.value(of: item)
  }
}

/// Finds items of the keychain.
///
/// - Parameters:
///   - query: The class, the attributes that an item must have, the maximum number of items, and what to
///     return.
///   - result: Receives the data, the persistent reference or the dictionary of attributes of the first item
///     found, or a dictionary of several of these; an array of such values if ``kSecMatchLimit`` is a number
///     or ``kSecMatchLimitAll``; `nil` if nothing is requested.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound``, or an error as for ``SecItemAdd(_:_:)``.
/// - Complexity: O(*n*) in the number of items.
@discardableResult
public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  status {
    let query = try KeychainQuery(query)
    let found = try Keychain.shared.items().filter(query.matches)
    guard !found.isEmpty else { throw KeychainError(status: errSecItemNotFound) }
    result?.pointee = query.value(of: found)
  }
}

/// Changes attributes or data of all items that match.
///
/// - Parameters:
///   - query: The class and the attributes that an item must have.
///   - attributesToUpdate: The new attributes and data; neither a class nor what to return.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound``, ``errSecDuplicateItem`` if a changed item had the
///   identifying attributes of another one, or an error as for ``SecItemAdd(_:_:)``. After an error no item
///   is changed.
/// - Complexity: O(*n*) in the number of items.
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  status {
    let query = try KeychainQuery(query)
    let changes = try KeychainChanges(attributesToUpdate)
    try Keychain.shared.change { items in
      let matching = items.indices.filter { query.matches(items[$0]) }
      guard !matching.isEmpty else { throw KeychainError(status: errSecItemNotFound) }
      for index in matching { changes.apply(to: &items[index]) }
      guard Set(items.map(\.identity)).count == items.count else {
        throw KeychainError(status: errSecDuplicateItem)
      }
    }
  }
}

/// Deletes all items that match.
///
/// - Parameter query: The class and the attributes that an item must have.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound``, or an error as for ``SecItemAdd(_:_:)``.
/// - Complexity: O(*n*) in the number of items.
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  status {
    let query = try KeychainQuery(query)
    try Keychain.shared.change { items in
      let count = items.count
      items.removeAll(where: query.matches)
      if items.count == count { throw KeychainError(status: errSecItemNotFound) }
    }
  }
}

/// Returns the status of an operation on the keychain.
private func status(_ operation: () throws -> Void) -> OSStatus {
  do {
    try operation()
    return errSecSuccess
  } catch let error as KeychainError {
    return error.status
  } catch {
    return errSecIO
  }
}
