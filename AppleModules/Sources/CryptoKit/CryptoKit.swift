// SPDX-License-Identifier: Apache-2.0

// Hashes and codes that are made of them. Nothing here encrypts or signs.

@_exported public import Foundation
