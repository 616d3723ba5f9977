// SPDX-License-Identifier: Apache-2.0

extension PixelBuffer {
  /// The encoder for images outside of views; `nil` if the process has none.
  ///
  /// It belongs to the current surface's services, or else to the process's.
  package static var encoder: (any PictureEncoding)? { HostEnvironment.current.pictures }
}
