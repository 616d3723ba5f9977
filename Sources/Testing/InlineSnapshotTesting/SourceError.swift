// SPDX-License-Identifier: Apache-2.0

/// Why a text could not be written into a source.
struct SourceError: Error, CustomStringConvertible {
  let description: String
}
