// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The keys and values of the dictionaries that the functions of the keychain take.

/// The key of the class of an item, such as ``kSecClassGenericPassword``.
public var kSecClass: NSString { "class" }
/// The class of passwords identified by account and service.
public var kSecClassGenericPassword: NSString { "genp" }
/// The class of passwords identified by account, server and the parts of an address.
public var kSecClassInternetPassword: NSString { "inet" }
/// The class of cryptographic keys; functions return ``errSecUnimplemented`` for it.
public var kSecClassKey: NSString { "keys" }
/// The class of certificates; functions return ``errSecUnimplemented`` for it.
public var kSecClassCertificate: NSString { "cert" }
/// The class of certificates with their private keys; functions return ``errSecUnimplemented`` for it.
public var kSecClassIdentity: NSString { "idnt" }
/// The key of the secret data of an item.
public var kSecValueData: NSString { "v_Data" }
/// The key of the persistent reference of an item.
public var kSecValuePersistentRef: NSString { "v_PersistentRef" }
/// The key of whether the secret data are returned.
public var kSecReturnData: NSString { "r_Data" }
/// The key of whether the attributes are returned, as a dictionary.
public var kSecReturnAttributes: NSString { "r_Attributes" }
/// The key of whether a persistent reference is returned, as data.
public var kSecReturnPersistentRef: NSString { "r_PersistentRef" }
/// The key of whether a reference to a key or certificate is returned; passwords have none.
public var kSecReturnRef: NSString { "r_Ref" }
/// The key of the maximum number of results: ``kSecMatchLimitOne``, ``kSecMatchLimitAll`` or a number.
public var kSecMatchLimit: NSString { "m_Limit" }
/// The limit of one result, the default of searches.
public var kSecMatchLimitOne: NSString { "m_LimitOne" }
/// The absence of a limit; the result is an array.
public var kSecMatchLimitAll: NSString { "m_LimitAll" }
