// SPDX-License-Identifier: Apache-2.0

/// A call of an inline snapshot assertion in a source file, whose expected text is in a closure: a trailing one
/// or an argument.
struct SnapshotCallSite {
  /// The range between the braces of the closure, or `nil` if there is none yet.
  let closure: Range<Int>?
  private let source: [UInt8]
  /// The end of the call's arguments and its trailing closures.
  private let end: Int
  /// The start of the call's line.
  private let lineStart: Int
  /// The text before a closure that is added.
  private let opening: String

  /// Finds the call whose arguments begin at `line` and `column`, which start at 1 and count bytes; `nil` if
  /// there is none.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  init?(
    in source: [UInt8], line: Int, column: Int, _ descriptor: InlineSnapshotSyntaxDescriptor
  ) {
    guard let lineStart = SourceText.start(ofLine: line, in: source),
      let open = source.indices.dropFirst(lineStart + column - 1)
        .first(where: { source[$0] == UInt8(ascii: "(") }),
      let close = SourceText.end(ofBracketAt: open, in: source)
    else { return nil }
    self.source = source
    self.lineStart = lineStart
    let labels = [descriptor.trailingClosureLabel] + descriptor.deprecatedTrailingClosureLabels
    var closures: [(label: String?, inside: Range<Int>)] = []
    var place = close
    while let next = SourceText.closure(after: place, in: source, isFirst: closures.isEmpty) {
      closures.append((next.label, next.inside))
      place = next.inside.upperBound + 1
    }
    end = place
    let own = closures.enumerated().first { number, closure in
      closure.label.map(labels.contains) ?? (number == descriptor.trailingClosureOffset)
    }
    closure =
      own?.element.inside
      ?? SourceText.argument(labels, in: open..<close, of: source)
    opening = closures.isEmpty ? " {" : " \(descriptor.trailingClosureLabel): {"
  }

  /// Returns the edit after which the closure contains `text`.
  func edit(for text: String) -> (range: Range<Int>, text: String) {
    let start = closure.map { SourceText.start(ofLineAt: $0.lowerBound, in: source) } ?? lineStart
    let indent = SourceText.indent(at: start, in: source)
    let inner = indent + SourceText.indentUnit(of: source)
    let literal = SourceLiteral(text).lines.map { $0.isEmpty ? "" : inner + $0 }
    let inside = "\n" + literal.joined(separator: "\n") + "\n\(indent)"
    if let closure { return (closure, inside) }
    return (end..<end, "\(opening)\(inside)}")
  }
}
