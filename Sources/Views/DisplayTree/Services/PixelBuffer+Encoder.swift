// SPDX-License-Identifier: Apache-2.0

extension PixelBuffer {
  /// Writes pictures of no view as files: by the services of the surface that code runs for, the program's where there is none;
  /// nil: nothing in the process writes pictures.
  package static var encoder: (any PictureEncoding)? { HostEnvironment.current.pictures }
}
