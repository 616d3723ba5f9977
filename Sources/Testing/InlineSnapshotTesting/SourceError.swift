// SPDX-License-Identifier: Apache-2.0

/// The error thrown when a text cannot be written into a source.
struct SourceError: Error, CustomStringConvertible {
  let description: String
}
