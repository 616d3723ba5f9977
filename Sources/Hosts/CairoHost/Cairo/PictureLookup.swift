// SPDX-License-Identifier: Apache-2.0

/// What there is of an image that is to be painted.
enum PictureLookup {
  /// The picture; while the one of the right size is made, it may have another size.
  case picture(CairoSurface)
  /// Nothing yet: it is being made.
  case pending
  /// It can't be decoded.
  case failed
}
