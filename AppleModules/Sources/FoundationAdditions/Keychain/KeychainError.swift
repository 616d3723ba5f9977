// SPDX-License-Identifier: Apache-2.0

/// An error of an operation on the keychain.
struct KeychainError: Error {
  let status: OSStatus
}
