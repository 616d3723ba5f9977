// SPDX-License-Identifier: Apache-2.0

/// A parser of the classes in a Swift file, with their properties and methods, from its tokens.
struct OutlineReader {
  private var tokens: SourceTokens
  private var ahead: Substring?
  /// The classes and extended types whose bodies the open braces belong to; `nil` for other braces.
  private var bodies: [String?] = []
  private var found: [String: SourceOutline.ClassOutline] = [:]
  /// The name that `@objc(name)` gives to the next declaration.
  private var otherName: String?

  init(_ text: String) {
    tokens = SourceTokens(text)
    ahead = tokens.next()
  }

  /// Returns the classes by name, including types that are only extended.
  mutating func classes() -> [String: SourceOutline.ClassOutline] {
    while let token = take() {
      switch token {
      case "class": classDeclaration()
      case "struct", "enum", "protocol", "actor", "extension": otherType(token)
      case "var", "let": property()
      case "func": method()
      case "@objc": otherName = inParentheses()
      case "{": bodies.append(nil)
      case "}": _ = bodies.popLast()
      default: break
      }
    }
    return found
  }

  /// The class or extended type whose members are being read, or `nil` elsewhere, as in a method.
  private var current: String? { bodies.last ?? nil }

  private mutating func take() -> Substring? {
    defer { ahead = tokens.next() }
    return ahead
  }

  private static func isName(_ token: Substring?) -> Bool {
    token?.unicodeScalars.first.map { $0 == "_" || $0.properties.isAlphabetic } ?? false
  }

  // MARK: Types

  private mutating func classDeclaration() {
    // `class func` and `class var` declare members, `: class` is a constraint.
    guard Self.isName(ahead), let next = ahead,
      !["func", "var", "let", "subscript"].contains(next), let name = take()
    else { return }
    let called = otherName ?? String(name)
    otherName = nil
    found[called, default: .init()].isDeclared = true
    let parent = inheritance().first
    if found[called]?.superclass == nil { found[called]?.superclass = parent }
    begin(called)
  }

  private mutating func otherType(_ kind: Substring) {
    guard Self.isName(ahead), var name = take() else { return }
    while kind == "extension", ahead == "." {
      _ = take()
      guard Self.isName(ahead), let inner = take() else { break }
      name = inner
    }
    _ = inheritance()
    otherName = nil
    begin(kind == "extension" ? String(name) : "")
  }

  private mutating func begin(_ name: String) {
    guard ahead == "{" else { return }
    _ = take()
    bodies.append(name.isEmpty ? nil : name)
  }

  /// Reads the inherited types, up to the brace of the body, and returns their names.
  private mutating func inheritance() -> [String] {
    var names: [String] = []
    var depth = 0
    var isList = false
    while let token = ahead, token != "{", token != "}" {
      if token == "<" || token == "(" { depth += 1 }
      if token == ">" || token == ")" { depth -= 1 }
      if token == ":", depth == 0 { isList = true }
      if token == "where", depth == 0 { isList = false }
      let isQualified = token == "." && depth == 0
      _ = take()
      guard depth == 0, isList, Self.isName(ahead), let name = ahead else { continue }
      // Of `Module.Name` only the name is used.
      if isQualified { _ = names.popLast() }
      if token == ":" || token == "," || isQualified { names.append(String(name)) }
    }
    return names
  }

  // MARK: Members

  private mutating func property() {
    guard let type = current, Self.isName(ahead), let name = take() else { return }
    found[type, default: .init()].properties.insert(otherName ?? String(name))
    otherName = nil
  }

  private mutating func method() {
    guard Self.isName(ahead), let name = take() else { return }
    let called = otherName ?? selector(String(name))
    otherName = nil
    guard let type = current else { return }
    found[type, default: .init()].methods.insert(called)
  }

  /// Reads the parameter labels and returns the method's selector.
  private mutating func selector(_ name: String) -> String {
    skipGenerics()
    guard ahead == "(" else { return name }
    _ = take()
    var depth = 1
    var isAtStart = true
    var labels: [String] = []
    while depth > 0, let token = take() {
      switch token {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ",": if depth == 1 { isAtStart = true }
      default:
        guard depth == 1, isAtStart, Self.isName(token) else { continue }
        isAtStart = false
        labels.append(String(token))
      }
    }
    return SelectorName.method(name, labels: labels)
  }

  private mutating func skipGenerics() {
    guard ahead == "<" else { return }
    var depth = 0
    while let token = take() {
      if token == "<" { depth += 1 }
      if token == ">" { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private mutating func inParentheses() -> String? {
    guard ahead == "(" else { return nil }
    var text = ""
    _ = take()
    while let token = take(), token != ")" { text += token }
    return text
  }
}
