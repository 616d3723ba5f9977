// SPDX-License-Identifier: Apache-2.0

// The results of the functions of the keychain. Those that no function returns here are for programs that
// compare with them.

/// The result of an operation: 0, or the code of an error.
public typealias OSStatus = Int32

/// The result of an operation that succeeded.
public let noErr: OSStatus = 0

/// The status of an operation that succeeded.
public let errSecSuccess: OSStatus = 0
/// The status of an operation that is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The status of an operation for which the file of the keychain could not be read or written.
public let errSecIO: OSStatus = -36
/// The status of an operation with an invalid parameter.
public let errSecParam: OSStatus = -50
/// The status of an operation for which memory could not be allocated.
public let errSecAllocate: OSStatus = -108
/// The status of an operation that the user cancelled.
public let errSecUserCanceled: OSStatus = -128
/// The status of an operation without an available keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The status of an operation whose authentication failed.
public let errSecAuthFailed: OSStatus = -25293
/// The status of an operation that would add an item which the keychain already contains.
public let errSecDuplicateItem: OSStatus = -25299
/// The status of an operation for which no item matched.
public let errSecItemNotFound: OSStatus = -25300
/// The status of an operation for which the user would have to authenticate, and cannot.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The status of an operation on data that could not be decoded.
public let errSecDecode: OSStatus = -26275
/// The status of an operation for which the program lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018
