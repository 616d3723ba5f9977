// SPDX-License-Identifier: Apache-2.0

/// The error that no decoder for a source image is linked.
struct MissingPixels: Error, CustomStringConvertible {
  var description: String {
    "nothing in this process decodes pictures; link CairoHost or GTKHost and call its install()."
  }
}
