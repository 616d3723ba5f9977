// SPDX-License-Identifier: Apache-2.0

// Images that are recipes: filters are put after each other, and pixels are made when a context is asked for them.
// Coordinates are Core Image's: a pixel a unit, the origin at the lower left corner.

@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import ImageIO
