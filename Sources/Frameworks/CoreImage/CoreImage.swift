// SPDX-License-Identifier: Apache-2.0

// Images are recipes: filters are chained, and pixels are computed when a context renders them. Coordinates
// are Core Image's: one pixel per unit, the origin at the lower left corner.

@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import ImageIO
