// SPDX-License-Identifier: Apache-2.0

// Reads and writes image files without views: their images, properties and thumbnails.

@_exported public import CoreGraphics
@_exported public import Foundation
