// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The targets and dependencies that a package's manifest writes as literals; nothing is compiled.
struct ManifestTargets {
  /// A target.
  struct Target {
    /// The function that declares it, such as `testTarget`.
    var kind: String
    var name: String
    /// The folder, relative to the package's.
    var path: String
    var excluded: [String] = []
  }

  private(set) var targets: [Target] = []
  /// The names of the libraries, and those of the folders of sources, which a manifest may name by an
  /// expression.
  private(set) var libraries: Set<String> = []
  /// The names of the products that targets take from other packages, and other names of dependencies.
  private(set) var dependencies: Set<String> = []
  /// The names of the packages at addresses.
  private(set) var packages: Set<String> = []
  /// The folders of local packages.
  private(set) var folders: [String] = []

  private static let kinds: [String: [String]] = [
    "target": ["Sources", "Source", "src", "srcs"],
    "executableTarget": ["Sources", "Source", "src", "srcs"],
    "testTarget": ["Tests", "Sources", "Source", "src", "srcs"], "macro": ["Sources"],
    "plugin": ["Plugins"],
    "systemLibrary": ["Sources"], "binaryTarget": [],
  ]

  /// Reads the manifest in the folder `package`.
  init(of package: String) {
    let file = SourceFile(path: "\(package)/Package.swift")
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(package)/Sources")
    libraries.formUnion(names ?? [])
    let tokens = file.tokens
    for index in tokens.indices where tokens[index].kind == .word {
      guard index > 0, index + 1 < tokens.count, Self.isMark(file, tokens[index - 1], "."),
        Self.isMark(file, tokens[index + 1], "(")
      else { continue }
      let word = file.text(tokens[index])
      guard Self.kinds[word] != nil || ["package", "product", "library"].contains(word) else {
        continue
      }
      let fields = Self.fields(file, tokens, from: index + 1)
      if word == "package" {
        if let url = fields["url"]?.first ?? fields["id"]?.first {
          let last = url.split(separator: "/").last.map(String.init) ?? url
          packages.insert(last.hasSuffix(".git") ? String(last.dropLast(4)) : last)
        } else if let path = fields["path"]?.first {
          folders.append(URL(fileURLWithPath: "\(package)/\(path)").standardizedFileURL.path)
        }
      } else if word == "library" {
        libraries.formUnion((fields["name"] ?? []).prefix(1))
      } else if word == "product" {
        dependencies.formUnion(fields["name"] ?? [])
      } else if let name = fields["name"]?.first {
        // A target without a kind of its own is a dependency where it has no other fields.
        dependencies.formUnion(fields["dependencies"] ?? [])
        let path = fields["path"]?.first
        guard path != nil || !Self.isReference(file, tokens, index) else { continue }
        let folder = path ?? Self.folder(of: name, word, in: package)
        targets.append(
          Target(kind: word, name: name, path: folder ?? "", excluded: fields["exclude"] ?? []))
      }
    }
  }

  /// Returns whether `.target(name: "A")` at `index` is an element of a list of dependencies.
  private static func isReference(_ file: SourceFile, _ tokens: [SourceToken], _ index: Int) -> Bool
  {
    var depth = 0
    var place = index - 2
    while place >= 0 {
      if isMark(file, tokens[place], "]") || isMark(file, tokens[place], ")") { depth += 1 }
      if isMark(file, tokens[place], "(") { depth -= 1 }
      if isMark(file, tokens[place], "[") {
        if depth == 0 {
          return place > 1 && file.text(tokens[place - 2]) == "dependencies" && index > 0
            && isInTarget(file, tokens, place)
        }
        depth -= 1
      }
      place -= 1
    }
    return false
  }

  private static func isInTarget(_ file: SourceFile, _ tokens: [SourceToken], _ index: Int) -> Bool
  {
    var depth = 0
    for place in stride(from: index - 1, through: 0, by: -1) {
      if isMark(file, tokens[place], "]") || isMark(file, tokens[place], ")") { depth += 1 }
      if isMark(file, tokens[place], "[") { depth -= 1 }
      if isMark(file, tokens[place], "(") {
        if depth == 0 { return place > 0 && kinds[file.text(tokens[place - 1])] != nil }
        depth -= 1
      }
    }
    return false
  }

  private static func folder(of name: String, _ kind: String, in package: String) -> String? {
    (kinds[kind] ?? []).map { "\($0)/\(name)" }.first {
      FileManager.default.fileExists(atPath: "\(package)/\($0)")
    }
  }

  private static func isMark(_ file: SourceFile, _ token: SourceToken, _ mark: Character) -> Bool {
    token.kind == .mark && file.bytes[token.start] == mark.asciiValue
  }

  /// Returns the texts of the arguments of a call whose bracket is at `start`, by label.
  private static func fields(
    _ file: SourceFile, _ tokens: [SourceToken], from start: Int
  ) -> [String: [String]] {
    var fields: [String: [String]] = [:]
    var label = ""
    var depth = 0
    for index in start..<tokens.count {
      let token = tokens[index]
      if isMark(file, token, "(") || isMark(file, token, "[") { depth += 1 }
      if isMark(file, token, ")") || isMark(file, token, "]") { depth -= 1 }
      if depth == 0 { break }
      if token.kind == .word, index + 1 < tokens.count, isMark(file, tokens[index + 1], ":"),
        depth == 1
      {
        label = file.text(token)
      }
      if token.kind == .literal {
        let text = file.text(token)
        // Only texts of the call itself, or of a list in it.
        if text.hasPrefix("\""), text.count > 1, depth <= 2 {
          fields[label, default: []].append(String(text.dropFirst().dropLast()))
        }
      }
    }
    return fields
  }
}
