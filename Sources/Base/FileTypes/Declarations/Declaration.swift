// SPDX-License-Identifier: Apache-2.0

/// The declaration of a type.
struct Declaration: Sendable {
  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]

  init(_ identifier: String, _ parents: [String], _ extensions: [String], _ mimeTypes: [String]) {
    (self.identifier, self.parents) = (identifier, parents)
    (self.extensions, self.mimeTypes) = (extensions, mimeTypes)
  }
}
