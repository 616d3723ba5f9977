// SPDX-License-Identifier: Apache-2.0

// Operations on pixels in memory: the part of vImage for four components of 8 bits.

@_exported public import Foundation
