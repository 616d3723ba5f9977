// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One type that something can be taken as, and where that comes from.
struct ItemRepresentation: Sendable {
  typealias TakeData = @Sendable (Data?, (any Error)?) -> Void
  typealias TakeFile = @Sendable (URL?, Bool, (any Error)?) -> Void

  /// Where it comes from.
  enum Source: Sendable {
    case data(@Sendable (@escaping TakeData) -> Progress?)
    case file(isInPlace: Bool, @Sendable (@escaping TakeFile) -> Progress?)
    case item(NSItemProvider.LoadHandler)
  }

  let type: String
  let visibility: NSItemProviderRepresentationVisibility
  let source: Source

  /// Whether it is a file that can be opened where it is.
  var isInPlace: Bool {
    if case .file(true, _) = source { true } else { false }
  }
}
