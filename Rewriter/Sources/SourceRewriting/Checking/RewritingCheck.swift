// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// Whether what a file was rewritten to is the file, changed only where a construct of the table stands.
///
/// It knows nothing of edits: it looks at both texts.
public struct RewritingCheck {
  private let original: SourceText
  private let places: ConstructPlaces
  private let hadErrors: Bool

  /// The check of what `original` is rewritten to.
  public init(of original: SourceText) {
    self.original = original
    (places, hadErrors) = DeepThreads.run {
      let tree = original.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      return (ConstructPlaces(in: tree, bytes: original.bytes), tree.hasError)
    }
  }

  /// Whether no word of the table stands in the file: it may change only because of another file's.
  public var saysNothing: Bool { places.isEmpty }

  /// What is wrong with `rewritten`, a sentence each.
  ///
  /// - Complexity: O(n) for lines that are as they were, O(k · m) for one that has m bytes now and k places that
  ///   may change.
  public func findings(in rewritten: SourceText) -> [String] {
    DeepThreads.run { findingsHere(in: rewritten) }
  }

  private func findingsHere(in rewritten: SourceText) -> [String] {
    var findings: [String] = []
    let before = original.bytes.split(separator: .newline, omittingEmptySubsequences: false)
    let after = rewritten.bytes.split(separator: .newline, omittingEmptySubsequences: false)
    guard before.count == after.count else {
      return ["\(original.path): has \(after.count) lines; expected \(before.count)"]
    }
    let tree = rewritten.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if tree.hasError, !hadErrors { findings.append("\(original.path): does not parse any more") }
    for (index, (old, new)) in zip(before, after).enumerated() where old != new {
      guard !places.lead(from: old, to: new) else { continue }
      findings.append(
        "\(original.path):\(index + 1): changed where no construct stands: "
          + String(decoding: new, as: UTF8.self))
    }
    return findings
  }
}
