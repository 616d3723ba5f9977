// SPDX-License-Identifier: Apache-2.0

// Reads video and audio files, without views. GStreamer decodes them, where it can be loaded.

@_exported public import CoreGraphics
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import QuartzCore
