// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The edits of a module's files that need the whole module.
struct ModuleEdits {
  private let module: ModuleFacts
  /// The edits of each file.
  private(set) var edits: [[Edit]]
  /// The problems with constructs that cannot be carried over, by file.
  private(set) var problems: [[Problem]]
  /// Whether the edits use names of the library.
  private(set) var usesLibrary = false
  /// The offsets of edits that only insert, by file.
  private var insertions: [Set<Int>]
  private var endings: [[(text: String, origin: String)]]

  init(of module: ModuleFacts) {
    self.module = module
    edits = Array(repeating: [], count: module.sources.count)
    problems = Array(repeating: [], count: module.sources.count)
    insertions = Array(repeating: [], count: module.sources.count)
    endings = Array(repeating: [], count: module.sources.count)
  }

  /// Adds an edit of a file.
  mutating func add(_ edit: Edit, in file: Int) {
    edits[file].append(edit)
    if edit.range.isEmpty { insertions[file].insert(edit.range.lowerBound) }
  }

  /// Adds a declaration at the end of a type's body, on the line of its closing brace.
  mutating func declare(_ text: String, in type: TypeFacts, because origin: Int) {
    let brace = type.group.memberBlock.rightBrace
    guard brace.presence == .present else { return }
    let start = brace.range.lowerBound
    let isFirst = !insertions[type.file].contains(start)
    // Code on the brace's line needs a separator.
    let before = brace.previousToken(viewMode: .sourceAccurate)
    let shared =
      before.map {
        $0.text != "{" && brace.leadingTrivia.hasNoLineBreak && $0.trailingTrivia.hasNoLineBreak
      } ?? false
    add(
      .insertion(
        "\(shared && isFirst ? ";" : "") \(text);", at: start,
        origin: module.sources[origin].text.path),
      in: type.file)
  }

  /// Adds a protocol to the inheritance clause of a class.
  mutating func conform(_ type: TypeFacts, to proto: String) {
    guard let decl = type.group.as(ClassDeclSyntax.self) else { return }
    let place: (offset: Int, mark: String) =
      if let last = decl.inheritanceClause?.inheritedTypes.last {
        (last.range.upperBound, ", ")
      } else if let generics = decl.genericParameterClause {
        (generics.range.upperBound, ": ")
      } else {
        (decl.name.range.upperBound, ": ")
      }
    add(.insertion("\(place.mark)\(proto)", at: place.offset), in: type.file)
  }

  /// Adds a declaration at the end of `file`; `origin` is the file that requires it, or `nil` for the whole
  /// module.
  mutating func append(_ text: String, to file: Int, because origin: Int?) {
    endings[file].append(
      (text, origin.map { module.sources[$0].text.path } ?? module.configuration.moduleName))
  }

  /// Records a construct that cannot be carried over.
  mutating func refuse(_ node: some SyntaxProtocol, in file: Int, _ message: String) {
    problems[file].append(
      Problem(place: module.sources[file].text.place(at: node.range.lowerBound), message: message))
  }

  /// Records that the edits use names of the library.
  mutating func useLibrary() { usesLibrary = true }

  /// Returns all edits of a file, including the declarations at its end.
  func finished(_ file: Int) -> [Edit] {
    let source = module.sources[file]
    var seen: Set<String> = []
    let new = endings[file].filter { seen.insert($0.text).inserted }
    guard !new.isEmpty else { return edits[file] }
    let last = source.tree.endOfFileToken.previousToken(viewMode: .sourceAccurate)
    if source.text.bytes.last != .newline, let last, last.text == "#endif" {
      // No code may follow a directive on its line: insert before the code that the directive ends.
      let place = Self.outermostItem(around: last).range.lowerBound
      return edits[file]
        + new.map { .insertion("\($0.text); ", at: place, origin: $0.origin) }
    }
    let isOpen = source.text.bytes.last != .newline && last != nil
    let place = isOpen ? last?.range.upperBound : nil
    return edits[file]
      + new.enumerated().map { index, ending in
        .insertion(
          (index > 0 || isOpen ? "; " : "") + ending.text,
          at: place ?? source.text.bytes.count, origin: ending.origin)
      }
  }

  /// Returns the top-level statement or declaration that contains a token.
  private static func outermostItem(around token: TokenSyntax) -> Syntax {
    var item = Syntax(token)
    var current = item
    while let parent = current.parent {
      if parent.is(CodeBlockItemSyntax.self) { item = parent }
      current = parent
    }
    return item
  }
}

extension Trivia {
  /// Whether the trivia contains no line break.
  var hasNoLineBreak: Bool {
    !contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}
