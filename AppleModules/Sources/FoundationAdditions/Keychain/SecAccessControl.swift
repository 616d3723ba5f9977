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

/// The flags of an access control.
///
/// - Note: Has no effect on Linux: no item requires authentication.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates flags from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Biometry or the passcode.
  public static let userPresence = Self(rawValue: 1 << 0)
  /// Any enrolled biometry.
  public static let biometryAny = Self(rawValue: 1 << 1)
  /// The biometry that was enrolled when the item was added.
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  /// The passcode of the device.
  public static let devicePasscode = Self(rawValue: 1 << 4)
  /// One of several conditions.
  public static let or = Self(rawValue: 1 << 14)
  /// All of several conditions.
  public static let and = Self(rawValue: 1 << 15)
  /// The use of a private key.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// A password of the application.
  public static let applicationPassword = Self(rawValue: 1 << 31)
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
