// SPDX-License-Identifier: Apache-2.0

/// The names that a Swift source declares, found by keywords.
struct DeclaredNames {
  /// The declarations that are collected.
  enum Extent {
    /// Those that other modules can use.
    case visible
    /// All of them, with local variables, parameters and labels.
    case all
  }

  /// A brace that is open.
  private struct Scope {
    /// Whether it belongs to a type or extension, or is the file.
    var hasMembers: Bool
    /// Whether it belongs to an enumeration.
    var isEnumeration = false
    /// Whether members are visible to other modules without a keyword.
    var isVisible = false
  }

  private let file: SourceFile
  private let tokens: [SourceToken]
  private let extent: Extent
  private(set) var names: Set<String> = []

  /// Finds the names in `tokens` of `file`.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  init(_ file: SourceFile, _ tokens: [SourceToken], extent: Extent) {
    (self.file, self.tokens, self.extent) = (file, tokens, extent)
    collect()
  }

  private func isMark(_ index: Int, _ mark: Character) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark
      && file.bytes[tokens[index].start] == mark.asciiValue
  }

  private func word(_ index: Int) -> String? {
    tokens.indices.contains(index) && tokens[index].kind == .word ? file.text(tokens[index]) : nil
  }

  private mutating func collect() {
    var scopes = [Scope(hasMembers: true)]
    var next: Scope?
    for index in tokens.indices {
      let token = tokens[index]
      guard token.kind == .word else {
        if isMark(index, "{") {
          scopes.append(next ?? Scope(hasMembers: false))
          next = nil
          if extent == .all { addParameters(after: index) }
        } else if isMark(index, "}"), scopes.count > 1 {
          scopes.removeLast()
        }
        continue
      }
      // A label or a stored value with a type.
      if extent == .all, isMark(index + 1, ":") || isMark(index + 2, ":") {
        names.insert(file.text(token))
      }
      if extent == .all, isMark(index - 1, "("), isMark(index + 1, ")"),
        let accessor = word(index - 2), Self.accessors.contains(accessor)
      {
        names.insert(file.text(token))
      }
      // Another variable of a declaration, or a variable that a closure captures.
      if extent == .all, isMark(index - 1, ",") || isMark(index - 1, "["), isMark(index + 1, "="),
        !isMark(index + 2, "=")
      {
        names.insert(file.text(token))
      }
      guard Self.mayBeKeyword(file.bytes[token.start], token.end - token.start),
        !isMark(index - 1, "."), !isMark(index + 1, ":")
      else { continue }
      let keyword = file.text(token)
      let scope = scopes[scopes.count - 1]
      guard let kind = Self.keywords[keyword] else { continue }
      if kind == .type {
        guard let name = word(index + 1), !Self.modified.contains(name) else { continue }
        let (isVisible, isHidden) = access(before: index)
        let isPublic = !isHidden && (isVisible || scope.isVisible)
        next = Scope(
          hasMembers: true, isEnumeration: keyword == "enum",
          isVisible: isPublic && keyword != "class" && keyword != "struct" && keyword != "actor")
        if keyword == "extension" {
          next?.isVisible = isVisible
          continue
        }
        add(name, isPublic: isPublic, in: scope)
        if extent == .all || isPublic { addParameters(of: index + 2) }
        continue
      }
      if kind == .cases {
        guard scope.isEnumeration else {
          if extent == .all { addPattern(after: index) }
          continue
        }
        addCases(after: index, isPublic: scope.isVisible)
        continue
      }
      let (isVisible, isHidden) = access(before: index)
      let isPublic = !isHidden && (isVisible || scope.isVisible)
      if kind == .function {
        next = nil
        if let name = word(index + 1) { add(name, isPublic: isPublic, in: scope) }
        var place = index + 1
        // The parameters of an operator follow its characters.
        while place < tokens.count, word(place) == nil, !isMark(place, "(") { place += 1 }
        if word(index + 1) != nil { place = index + 2 }
        if word(place) != nil, isMark(place - 1, "<") { place -= 1 }
        if extent == .all { addParameters(of: place) }
      } else if kind == .value {
        if let name = word(index + 1) { add(name, isPublic: isPublic, in: scope) }
        if extent == .all { addPattern(after: index) }
      } else if let name = word(index + 1) {
        add(name, isPublic: isPublic, in: scope)
      }
    }
  }

  private mutating func add(_ name: String, isPublic: Bool, in scope: Scope) {
    if extent == .all || isPublic && scope.hasMembers { names.insert(name) }
  }

  /// Returns whether the modifiers before the keyword at `index` make a declaration visible, or hide it.
  private func access(before index: Int) -> (isVisible: Bool, isHidden: Bool) {
    var place = index - 1
    var (isVisible, isHidden) = (false, false)
    while place >= 0 {
      if isMark(place, ")"), isMark(place - 2, "("), word(place - 1) == "set" {
        // As in `private(set)`, which does not hide the getter.
        place -= 4
        continue
      }
      guard let name = word(place), Self.modifiers.contains(name) else { break }
      if name == "public" || name == "open" { isVisible = true }
      if name == "private" || name == "fileprivate" || name == "internal" { isHidden = true }
      place -= 1
    }
    return (isVisible, isHidden)
  }

  /// Adds the names of the cases of an enumeration on the lines of a `case`.
  private mutating func addCases(after index: Int, isPublic: Bool) {
    var place = index + 1
    var depth = 0
    var expectsName = true
    while place < tokens.count {
      if isMark(place, "{") || isMark(place, "}") { return }
      if isMark(place, "(") { depth += 1 }
      if isMark(place, ")") { depth -= 1 }
      if depth == 0 {
        if isMark(place, ",") {
          expectsName = true
        } else if let name = word(place) {
          guard expectsName else { return }
          if extent == .all || isPublic { names.insert(name) }
          expectsName = false
        } else if !isMark(place, "="), !isMark(place, ")"), tokens[place].kind != .literal,
          !isMark(place, "-"), !isMark(place, ".")
        {
          return
        }
      }
      place += 1
    }
  }

  /// Adds the generic parameters in angle brackets at `index`.
  private mutating func addParameters(of index: Int) {
    guard isMark(index, "<") else { return }
    var place = index + 1
    while place < tokens.count, !isMark(place, ">"), !isMark(place, "{"), !isMark(place, "(") {
      if let name = word(place) { names.insert(name) }
      place += 1
    }
  }

  /// Adds the names that a pattern on the line of `let`, `var` or `case` binds.
  private mutating func addPattern(after index: Int) {
    var place = index + 1
    var depth = 0
    while place < tokens.count, tokens[place].line == tokens[index].line,
      !isMark(place, "="), !isMark(place, "{"), depth > 0 || !isMark(place, ":")
    {
      if isMark(place, "(") { depth += 1 }
      if isMark(place, ")") { depth -= 1 }
      if let name = word(place), !isMark(place - 1, ".") { names.insert(name) }
      place += 1
    }
  }

  /// Adds the parameters of a closure whose brace is at `index`.
  private mutating func addParameters(after index: Int) {
    var found: [String] = []
    var place = index + 1
    while place < tokens.count, place < index + 40 {
      if let name = word(place) {
        if name == "in" {
          names.formUnion(found)
          return
        }
        found.append(name)
      } else if isMark(place, "{") || isMark(place, "}") || isMark(place, "=") {
        return
      }
      place += 1
    }
  }

  /// The accessors that may name their parameter.
  private static let accessors: Set = ["set", "willSet", "didSet", "catch"]

  private enum Keyword { case type, function, value, cases, other }

  private static let keywords: [String: Keyword] = [
    "class": .type, "struct": .type, "enum": .type, "protocol": .type, "actor": .type,
    "extension": .type, "func": .function, "macro": .function, "var": .value, "let": .value,
    "case": .cases, "typealias": .other, "associatedtype": .other, "precedencegroup": .other,
    "for": .value,
  ]
  /// The keywords that follow `class` where that is a modifier.
  private static let modified: Set = [
    "func", "var", "let", "subscript", "override", "final", "private",
  ]
  private static let modifiers: Set = [
    "public", "open", "package", "internal", "private", "fileprivate", "static", "class", "final",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "dynamic", "convenience",
    "required", "optional", "indirect", "prefix", "postfix", "infix", "nonisolated", "distributed",
    "consuming", "borrowing",
  ]

  /// Returns whether a word with this first letter and length may be one of the keywords.
  private static func mayBeKeyword(_ first: UInt8, _ length: Int) -> Bool {
    length >= 3 && length <= 15 && "csepafmvlt".utf8.contains(first)
  }
}
