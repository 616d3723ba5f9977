// SPDX-License-Identifier: Apache-2.0

// Hash functions, and the authentication codes based on them. No encryption and no signatures.

@_exported public import Foundation
