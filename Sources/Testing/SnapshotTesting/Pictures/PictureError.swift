// SPDX-License-Identifier: Apache-2.0

/// The error thrown when an image cannot be made.
struct PictureError: Error, CustomStringConvertible {
  let description: String
}
