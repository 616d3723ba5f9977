// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A declaration for previews, in a file that imports SwiftUI.
struct PreviewCandidate {
  enum Kind {
    /// A type, with the protocol that makes it part of a preview.
    case type(any DeclGroupSyntax, protocolName: String)
    /// A use of the macro `#Preview`.
    case macro(any FreestandingMacroExpansionSyntax)
  }

  let kind: Kind
  /// The full name of a type, including enclosing types.
  let name: String

  /// The byte range of the declaration.
  var range: Range<Int> {
    switch kind {
    case .type(let group, _): group.range
    case .macro(let node): node.range
    }
  }
}
