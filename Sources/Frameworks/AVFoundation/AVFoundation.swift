// SPDX-License-Identifier: Apache-2.0

// What reads films and sounds, without views. GStreamer does the work, where it can be loaded.

@_exported public import CoreGraphics
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import QuartzCore
