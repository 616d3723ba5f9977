// SPDX-License-Identifier: Apache-2.0

// The results of the functions of the keychain. Those that no function returns here are for programs that
// compare with them.

/// The result of an operation: 0, or the code of an error.
public typealias OSStatus = Int32

/// The result of an operation that succeeded.
public let noErr: OSStatus = 0

/// The operation succeeded.
public let errSecSuccess: OSStatus = 0
/// The operation is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The file of the keychain cannot be read or written.
public let errSecIO: OSStatus = -36
/// A parameter is invalid.
public let errSecParam: OSStatus = -50
/// Memory cannot be allocated.
public let errSecAllocate: OSStatus = -108
/// The user cancelled the operation.
public let errSecUserCanceled: OSStatus = -128
/// No keychain is available.
public let errSecNotAvailable: OSStatus = -25291
/// The authentication failed.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain contains the item already.
public let errSecDuplicateItem: OSStatus = -25299
/// No item matches.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to authenticate, and cannot.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The program lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018
