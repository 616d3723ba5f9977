// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The keys of the attributes of an item.

/// The key of the account name, a string.
public var kSecAttrAccount: NSString { "acct" }
/// The key of the service of a generic password, a string.
public var kSecAttrService: NSString { "svce" }
/// The key of the user-defined data of a generic password.
public var kSecAttrGeneric: NSString { "gena" }
/// The key of the server of an internet password, a string.
public var kSecAttrServer: NSString { "srvr" }
/// The key of the protocol of an internet password.
public var kSecAttrProtocol: NSString { "ptcl" }
/// The key of the authentication scheme of an internet password.
public var kSecAttrAuthenticationType: NSString { "atyp" }
/// The key of the port of an internet password, a number.
public var kSecAttrPort: NSString { "port" }
/// The key of the path of an internet password, a string.
public var kSecAttrPath: NSString { "path" }
/// The key of the security domain of an internet password, a string.
public var kSecAttrSecurityDomain: NSString { "sdmn" }
/// The key of the access group, a string; any group is accepted.
public var kSecAttrAccessGroup: NSString { "agrp" }
/// The key of the label that is shown to the user, a string.
public var kSecAttrLabel: NSString { "labl" }
/// The key of the description that is shown to the user, a string.
public var kSecAttrDescription: NSString { "desc" }
/// The key of the comment, a string.
public var kSecAttrComment: NSString { "icmt" }
/// The key of the creator, a number.
public var kSecAttrCreator: NSString { "crtr" }
/// The key of the type, a number.
public var kSecAttrType: NSString { "type" }
/// The key of whether the item is hidden from the user.
public var kSecAttrIsInvisible: NSString { "invi" }
/// The key of whether there is no password to be stored.
public var kSecAttrIsNegative: NSString { "nega" }
/// The key of the date of creation, which the keychain sets.
public var kSecAttrCreationDate: NSString { "cdat" }
/// The key of the date of the last change, which the keychain sets.
public var kSecAttrModificationDate: NSString { "mdat" }
/// The key of whether the item belongs to the items that are synchronised.
///
/// A search without the key finds the other items. Items of both kinds are stored alike on Linux.
public var kSecAttrSynchronizable: NSString { "sync" }
/// The value of ``kSecAttrSynchronizable`` in a search for both kinds of items.
public var kSecAttrSynchronizableAny: NSString { "syna" }
/// The key of the access control, a ``SecAccessControl``.
public var kSecAttrAccessControl: NSString { "accc" }
/// The key of the accessibility.
///
/// It is stored and matched. Items are accessible at any time on Linux.
public var kSecAttrAccessible: NSString { "pdmn" }
/// The accessibility while the device is unlocked, the default.
public var kSecAttrAccessibleWhenUnlocked: NSString { "ak" }
/// The accessibility after the device was unlocked once.
public var kSecAttrAccessibleAfterFirstUnlock: NSString { "ck" }
/// The accessibility while the device is unlocked and has a passcode, on this device only.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: NSString { "akpu" }
/// The accessibility while the device is unlocked, on this device only.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: NSString { "aku" }
/// The accessibility after the device was unlocked once, on this device only.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: NSString { "cku" }
