// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// The check that a rewritten file differs from the original only where a construct of the table occurs.
///
/// It compares both texts without using the edits.
public struct RewritingCheck {
  private let original: SourceText
  private let places: ConstructPlaces
  private let hadErrors: Bool

  /// Creates the check of files that are rewritten from `original`.
  public init(of original: SourceText) {
    self.original = original
    (places, hadErrors) = DeepThreads.run {
      let tree = original.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      return (ConstructPlaces(in: tree, bytes: original.bytes), tree.hasError)
    }
  }

  /// Whether the file contains no construct of the table, so that only other files can cause changes to it.
  public var saysNothing: Bool { places.isEmpty }

  /// Returns the defects of `rewritten`, one message each.
  ///
  /// - Complexity: O(*n*) for unchanged lines, where *n* is the number of their bytes, and O(*k* × *m*) for a
  ///   changed line that has *m* bytes now and *k* places that may change.
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
    if tree.hasError, !hadErrors { findings.append("\(original.path): no longer parses") }
    for (index, (old, new)) in zip(before, after).enumerated() where old != new {
      guard !places.lead(from: old, to: new) else { continue }
      findings.append(
        "\(original.path):\(index + 1): changed where there is no construct: "
          + String(decoding: new, as: UTF8.self))
    }
    return findings
  }
}
