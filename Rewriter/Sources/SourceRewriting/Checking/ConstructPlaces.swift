// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The ranges of a file that may change; each construct of the table records its ranges for each node of the
/// syntax tree.
final class ConstructPlaces: SyntaxAnyVisitor {
  /// Whether each byte may be removed.
  private var mayGo: [Bool]
  /// Whether text may be inserted before each byte, and at the end.
  private var mayCome: [Bool]
  /// Whether the file contains no construct.
  private(set) var isEmpty = true
  let bytes: [UInt8]
  /// Whether an import of SwiftUI was visited.
  var importsSwiftUI = false

  init(in tree: SourceFileSyntax, bytes: [UInt8]) {
    self.bytes = bytes
    mayGo = Array(repeating: false, count: bytes.count)
    mayCome = Array(repeating: false, count: bytes.count + 1)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    recordEnd(of: tree)
    let text = SourceText(path: "", bytes: bytes)
    if Constructs.all.contains(where: { $0.stands(in: text) }) { isEmpty = false }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    for construct in Constructs.all { construct.recordPlaces(of: node, in: self) }
    return .visitChildren
  }

  /// Returns whether `new` can result from `old`, a line of the file, by permitted removals and insertions.
  func lead(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) -> Bool {
    // The positions in the old line that the bytes of the new one so far may correspond to, ascending.
    var reached = extended([0], in: old)
    for byte in new {
      var next: [Int] = []
      for place in reached {
        let offset = old.startIndex + place
        if mayCome[offset], next.last != place { next.append(place) }
        if place < old.count, old[offset] == byte { next.append(place + 1) }
      }
      if next.isEmpty { return false }
      reached = extended(next, in: old)
    }
    return reached.last == old.count
  }

  /// Returns the ascending `places` of a line, and those reachable from them over removable bytes.
  private func extended(_ places: [Int], in line: ArraySlice<UInt8>) -> [Int] {
    var all: [Int] = []
    for var place in places where all.last.map({ $0 < place }) ?? true {
      all.append(place)
      while place < line.count, mayGo[line.startIndex + place] {
        place += 1
        all.append(place)
      }
    }
    return all
  }

  // MARK: Marks

  /// Permits any change to `range`, which is a construct.
  func mark(_ range: Range<Int>) {
    isEmpty = false
    allow(range)
  }

  /// Permits any change to `range` because of code elsewhere.
  func allow(_ range: Range<Int>) {
    for offset in range { mayGo[offset] = true }
    for offset in range.lowerBound...range.upperBound { mayCome[offset] = true }
  }

  /// Permits an insertion at `offset` because of code elsewhere.
  func open(_ offset: Int) { mayCome[offset] = true }

  /// Permits insertions before and after a node.
  func open(around node: some SyntaxProtocol) {
    open(node.range.lowerBound)
    open(node.range.upperBound)
  }

  /// Permits insertions at the end of the file, and before a directive that ends it.
  private func recordEnd(of tree: SourceFileSyntax) {
    open(mayGo.count)
    guard let last = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate) else { return }
    open(last.range.upperBound)
    guard last.text == "#endif" else { return }
    var current = Syntax(last)
    while let parent = current.parent {
      if parent.is(CodeBlockItemSyntax.self) { open(parent.range.lowerBound) }
      current = parent
    }
  }
}
