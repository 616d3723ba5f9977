// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A representation of an item: a type identifier and the source of its contents.
struct ItemRepresentation: Sendable {
  typealias TakeData = @Sendable (Data?, (any Error)?) -> Void
  typealias TakeFile = @Sendable (URL?, Bool, (any Error)?) -> Void

  /// The source of the contents.
  enum Source: Sendable {
    case data(@Sendable (@escaping TakeData) -> Progress?)
    case file(isInPlace: Bool, @Sendable (@escaping TakeFile) -> Progress?)
    case item(NSItemProvider.LoadHandler)
  }

  let type: String
  let visibility: NSItemProviderRepresentationVisibility
  let source: Source

  /// Whether the representation is a file that can be opened in place.
  var isInPlace: Bool {
    if case .file(true, _) = source { true } else { false }
  }
}
