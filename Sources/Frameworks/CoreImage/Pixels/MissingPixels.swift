// SPDX-License-Identifier: Apache-2.0

/// The error thrown when no decoder for a source image is linked.
struct MissingPixels: Error, CustomStringConvertible {
  var description: String {
    "this process has no image decoder; link CairoHost or GTKHost."
  }
}
