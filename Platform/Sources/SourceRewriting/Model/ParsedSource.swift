// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A file of the module with its syntax.
struct ParsedSource: Sendable {
  let text: SourceText
  /// The syntax of the file; of one that is read in part, without what stands in quiet bodies.
  let tree: SourceFileSyntax

  /// The file with its syntax: the whole of it, or what a rewriting looks at.
  init(_ text: SourceText, whole: Bool = true) {
    self.text = text
    let read = whole ? text.bytes : QuietBodies.blanked(in: text)
    tree = read.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }
}
