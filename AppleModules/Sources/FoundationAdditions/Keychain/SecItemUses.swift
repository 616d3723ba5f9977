// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The keys of how a search is carried out, which are accepted in searches and not used.

/// The key of the context of authentication.
///
/// - Note: Has no effect on Linux: no item requires authentication.
public var kSecUseAuthenticationContext: NSString { "u_AuthCtx" }
/// The key of the text that is shown when the user authenticates.
///
/// - Note: Has no effect on Linux: no item requires authentication.
public var kSecUseOperationPrompt: NSString { "u_OpPrompt" }
/// The key of whether macOS uses the keychain of iOS.
///
/// - Note: Has no effect on Linux, as on iOS: there is one keychain.
public var kSecUseDataProtectionKeychain: NSString { "nleg" }
