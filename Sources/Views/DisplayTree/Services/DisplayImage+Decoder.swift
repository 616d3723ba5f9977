// SPDX-License-Identifier: Apache-2.0

extension DisplayImage {
  /// Decodes images of no view: by the services of the surface that code runs for, the program's where there is none; nil: nothing
  /// in the process decodes images.
  package static var decoder: (any ImageDecoding)? { HostEnvironment.current.images }
}
