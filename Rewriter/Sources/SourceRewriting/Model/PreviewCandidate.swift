// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A declaration of a file that imports SwiftUI, which is there for previews.
struct PreviewCandidate {
  enum Kind {
    /// A type by the protocol that says so.
    case type(any DeclGroupSyntax, protocolName: String)
    /// `#Preview { … }`.
    case macro(any FreestandingMacroExpansionSyntax)
  }

  let kind: Kind
  /// The name of a type with those around it.
  let name: String

  /// The bytes that it takes.
  var range: Range<Int> {
    switch kind {
    case .type(let group, _): group.range
    case .macro(let node): node.range
    }
  }
}
