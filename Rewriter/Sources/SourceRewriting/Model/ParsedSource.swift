// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A file of the module with its syntax tree.
struct ParsedSource: Sendable {
  let text: SourceText
  let tree: SourceFileSyntax

  /// Parses `text`.
  init(_ text: SourceText) {
    self.text = text
    tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// The offset of the first node that is nested too deeply for a traversal, or `nil` if there is none.
  ///
  /// - Complexity: O(1) for files that are too short for that, otherwise O(*n*), where *n* is the number of
  ///   nodes.
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
