// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A file of the module with its syntax.
struct ParsedSource: Sendable {
  let text: SourceText
  /// The syntax of the file; of one that is read in part, without what nobody looks at.
  let tree: SourceFileSyntax

  /// The file with its syntax.
  init(_ text: SourceText) { self.init(text, reading: text.bytes) }

  /// The file with the syntax of `bytes`: what is rewritten stands in them where it stands in the file.
  init(_ text: SourceText, reading bytes: [UInt8]) {
    self.text = text
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }
}
