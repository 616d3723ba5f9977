// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The conditions under which an item may be read.
///
/// They are stored with the item and returned with its attributes. They are not enforced on Linux: no item
/// requires authentication.
public final class SecAccessControl: NSObject {
  /// The accessibility of the item, such as ``kSecAttrAccessibleWhenUnlocked``.
  let protection: String
  let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    (self.protection, self.flags) = (protection, flags)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecAccessControl else { return false }
    return other.protection == protection && other.flags == flags
  }

  public override var hash: Int { protection.hashValue ^ flags.rawValue.hashValue }
}

/// Creates the access control of an item.
///
/// - Parameters:
///   - allocator: Not used.
///   - protection: The accessibility, such as ``kSecAttrAccessibleWhenUnlocked``.
///   - flags: The conditions.
///   - error: Receives an error with the code ``errSecParam`` for an unknown accessibility.
/// - Returns: The access control, or `nil` for an unknown accessibility.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: AnyObject, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? {
  guard let protection = protection as? String, KeychainItem.accessibilities.contains(protection)
  else {
    error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
    return nil
  }
  return SecAccessControl(protection: protection, flags: flags)
}
