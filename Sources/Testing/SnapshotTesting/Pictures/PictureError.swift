// SPDX-License-Identifier: Apache-2.0

/// Why a picture could not be made.
struct PictureError: Error, CustomStringConvertible {
  let description: String
}
