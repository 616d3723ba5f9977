// SPDX-License-Identifier: Apache-2.0

/// The conditions of `#if` that hold in a build.
struct SourceConditions: Sendable {
  /// The operating systems for which `os` is true.
  var systems: Set<String> = ["Linux"]
  /// The names that are true, such as `DEBUG`.
  var names: Set<String> = ["DEBUG"]
  /// Whether `targetEnvironment(simulator)` is true.
  var isSimulator = false
  /// Returns whether `canImport` of a module is true.
  var canImport: @Sendable (String) -> Bool

  /// Returns whether a condition holds, the text after `#if`; `true` for what it cannot parse.
  func holds(_ condition: some StringProtocol) -> Bool {
    var reader = Reader(tokens: Self.words(of: String(condition))[...], conditions: self)
    return reader.either()
  }

  /// Splits a condition into words and signs.
  private static func words(of text: String) -> [Substring] {
    text.matches(of: /[A-Za-z_]\w*|&&|\|\||[!()]|[<>=]+|[\d.]+|,/).map(\.output)
  }

  private struct Reader {
    var tokens: ArraySlice<Substring>
    let conditions: SourceConditions

    mutating func either() -> Bool {
      var result = both()
      while tokens.first == "||" {
        tokens.removeFirst()
        let other = both()
        result = result || other
      }
      return result
    }

    mutating func both() -> Bool {
      var result = one()
      while tokens.first == "&&" {
        tokens.removeFirst()
        let other = one()
        result = result && other
      }
      return result
    }

    mutating func one() -> Bool {
      guard let word = tokens.popFirst() else { return true }
      if word == "!" { return !one() }
      if word == "(" {
        let result = either()
        if tokens.first == ")" { tokens.removeFirst() }
        return result
      }
      guard tokens.first == "(" else {
        return word == "true" || word != "false" && conditions.names.contains(String(word))
      }
      tokens.removeFirst()
      let inner = tokens.prefix { $0 != ")" }
      tokens = tokens.dropFirst(inner.count + 1)
      return conditions.holds(String(word), Array(inner))
    }
  }

  private func holds(_ function: String, _ words: [Substring]) -> Bool {
    let argument = String(words.first ?? "")
    switch function {
    case "os": return systems.contains(argument)
    case "canImport": return canImport(argument)
    case "targetEnvironment": return argument == "simulator" && isSimulator
    case "arch":
      #if arch(arm64)
      return argument == "arm64"
      #else
      return argument == "x86_64"
      #endif
    case "swift", "compiler": return Self.isVersion(words)
    case "hasFeature", "hasAttribute": return true
    case "_runtime": return argument == "_Native"
    default: return false
    }
  }

  /// Returns whether the compiler's version, at least 6, satisfies a comparison such as `>= 5.9`.
  private static func isVersion(_ words: [Substring]) -> Bool {
    guard words.count == 2, let major = words[1].split(separator: ".").first.flatMap({ Int($0) })
    else { return true }
    return words[0] == "<" ? major > 6 : major <= 6
  }
}
