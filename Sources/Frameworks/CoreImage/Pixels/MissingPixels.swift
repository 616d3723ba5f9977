// SPDX-License-Identifier: Apache-2.0

/// Nothing in this process decodes a picture that an image is made of.
struct MissingPixels: Error, CustomStringConvertible {
  var description: String {
    "nothing in this process decodes pictures; link CairoHost or GTKHost and call its install()."
  }
}
