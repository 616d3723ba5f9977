// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A file of the module with its syntax.
struct ParsedSource: Sendable {
  let text: SourceText
  let tree: SourceFileSyntax

  init(_ text: SourceText) {
    self.text = text
    tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }
}
