// SPDX-License-Identifier: Apache-2.0

// What applications do with the pixels of pictures in memory: the part of vImage for four times 8 bits.

@_exported public import Foundation
