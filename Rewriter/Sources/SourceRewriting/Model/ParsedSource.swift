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

  /// The first place where a file nests deeper than a walk through it can go; nil: there is none.
  ///
  /// - Complexity: O(1) for files that are too short for that, else O(n), n the number of nodes.
  var firstTooDeepByte: Int? {
    guard text.bytes.count > DeepThreads.levels else { return nil }
    var around = [tree.children(viewMode: .sourceAccurate).makeIterator()]
    while !around.isEmpty {
      guard let next = around[around.count - 1].next() else {
        around.removeLast()
        continue
      }
      if around.count > DeepThreads.levels {
        return next.positionAfterSkippingLeadingTrivia.utf8Offset
      }
      around.append(next.children(viewMode: .sourceAccurate).makeIterator())
    }
    return nil
  }
}
