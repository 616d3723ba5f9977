// SPDX-License-Identifier: Apache-2.0

// What of Apple's photo library means something where there is none: whether a program may use it, and
// Live Photos of files.

@_exported public import UIKit
