// SPDX-License-Identifier: Apache-2.0

/// The state of an image that is to be painted.
enum PictureLookup {
  /// An available image; it may have another size while the one of the right size is being made.
  case picture(CairoSurface)
  /// An image that is being decoded.
  case pending
  /// An image that cannot be decoded.
  case failed
}
