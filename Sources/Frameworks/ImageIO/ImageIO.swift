// SPDX-License-Identifier: Apache-2.0

// What reads and writes image files for applications, without views: which pictures a file has, what it says
// of them, small ones, and files of pictures.

@_exported public import CoreGraphics
@_exported public import Foundation
