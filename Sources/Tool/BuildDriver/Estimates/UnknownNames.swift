// SPDX-License-Identifier: Apache-2.0

/// The names that a source uses, without those that are known: types, members, functions that are called, macros
/// and attributes.
struct UnknownNames {
  /// The uses, in order.
  private(set) var uses: [UsedName] = []

  /// Finds the uses in `tokens` of `file`; `isKnown` returns whether a name is declared somewhere.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  init(_ file: SourceFile, _ tokens: [SourceToken], isKnown: (String) -> Bool) {
    func isMark(_ index: Int, _ mark: Character) -> Bool {
      tokens.indices.contains(index) && tokens[index].kind == .mark
        && file.bytes[tokens[index].start] == mark.asciiValue
    }
    var importLine = 0
    // The end of the arguments of an attribute of the compiler, which are no names of declarations.
    var attributeEnd = 0
    for (index, token) in tokens.enumerated() where index >= attributeEnd {
      if token.kind == .macro {
        let name = file.text(token)
        let bare = String(name.dropFirst())
        if !Self.macros.contains(bare), !isKnown(bare) {
          uses.append(UsedName(text: name, line: token.line))
        }
        continue
      }
      guard token.kind == .word, token.line != importLine else { continue }
      let first = file.bytes[token.start]
      if first == UInt8(ascii: "_") || first >= UInt8(ascii: "a"), isMark(index - 1, "@"),
        isMark(index + 1, "("), tokens[index + 1].start == token.end
      {
        attributeEnd = index + 2
        while attributeEnd < tokens.count, !isMark(attributeEnd, ")") { attributeEnd += 1 }
        continue
      }
      guard first != UInt8(ascii: "$") else { continue }
      let isMember = isMark(index - 1, ".") && !isMark(index - 2, ".")
      let isType = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
      let isCall =
        isMark(index + 1, "(") && tokens[index + 1].start == token.end && !isType && !isMember
      if !isMember, !isType {
        if token.end - token.start == 6, file.text(token) == "import", !isMark(index + 1, ":") {
          importLine = token.line
          continue
        }
        if isMark(index - 1, "@") { continue }
      }
      // A label of a parameter, or of an argument.
      if isMark(index + 1, ":"), !isMember, !isMark(index - 1, "?"), !isMark(index - 1, ":") {
        continue
      }
      // A type of one letter is a parameter of a generic type that another module declares.
      if isType, token.end - token.start == 1 { continue }
      let name = file.text(token)
      if isKnown(name) || Self.words.contains(name) { continue }
      // Macros of headers declare the functions of the C library for numbers of other sizes, such as `sqrtf`.
      if isCall, name.count > 3, "fl".contains(name.last ?? " "), isKnown(String(name.dropLast())) {
        continue
      }
      let isAttribute = isMark(index - 1, "@")
      if isAttribute, Self.attributes.contains(name) { continue }
      let text = isAttribute ? "@\(name)" : isMember ? ".\(name)" : isCall ? "\(name)()" : name
      uses.append(UsedName(text: text, line: token.line))
    }
  }

  /// The words of the language that follow a full stop or precede a bracket.
  private static let words: Set = [
    "self", "Self", "init", "Type", "Protocol", "if", "while", "for", "switch", "guard", "return",
    "catch",
    "throw", "try", "await", "in", "is", "as", "case", "where", "super", "func", "subscript",
    "deinit", "set",
    "get", "willSet", "didSet", "precedencegroup", "operator", "some", "any", "else", "do", "defer",
    "repeat",
    "unowned", "private", "fileprivate", "internal", "public", "package", "open", "nonisolated",
    "consume",
    "import", "class", "struct", "enum", "protocol", "extension", "actor", "macro", "static",
    "final", "override",
    "mutating", "nonmutating", "lazy", "weak", "dynamic", "convenience", "required", "optional",
    "indirect",
    "prefix", "postfix", "infix", "distributed", "consuming", "borrowing", "associatedtype",
    "typealias", "break",
    "continue", "fallthrough", "default", "true", "false", "nil", "left", "right", "none",
    "higherThan",
    "lowerThan", "associativity", "assignment", "sending", "isolated", "renamed", "deprecated",
    "introduced",
    "obsoleted", "message", "newValue", "oldValue", "error", "unowned", "_",
    "copy", "unsafe", "safe", "Any", "each", "let", "var", "inout", "throws", "rethrows", "async",
    "and", "or",
    "not", "available", "unavailable", "swift", "iOS", "macOS", "tvOS", "watchOS", "visionOS",
    "iPadOS",
    "macCatalyst", "OSX", "iOSApplicationExtension", "macOSApplicationExtension", "Swift", "module",
  ]
  /// The macros of the compiler, and those that are rewritten.
  private static let macros: Set = [
    "selector", "keyPath", "available", "unavailable", "file", "fileID", "filePath", "line",
    "column", "function",
    "dsohandle", "colorLiteral", "imageLiteral", "fileLiteral", "warning", "error",
    "sourceLocation", "if", "",
    "externalMacro", "isolation", "Preview",
  ]
  /// The attributes of the language, and those that are rewritten.
  private static let attributes: Set = [
    "IBOutlet", "IBAction", "IBDesignable", "IBInspectable", "IBSegueAction", "GKInspectable",
    "NSManaged",
    "NSCopying", "NSApplicationMain", "UIApplicationMain", "Sendable", "MainActor", "NSNumberForm",
  ]
}
