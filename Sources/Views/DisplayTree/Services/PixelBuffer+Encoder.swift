// SPDX-License-Identifier: Apache-2.0

extension PixelBuffer {
  /// The encoder for images outside of views, from the services of the current surface or else of the
  /// process; `nil` if there is none.
  package static var encoder: (any PictureEncoding)? { HostEnvironment.current.pictures }
}
