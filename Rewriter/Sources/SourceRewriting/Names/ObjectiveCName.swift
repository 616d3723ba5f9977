// SPDX-License-Identifier: Apache-2.0

/// The Objective-C names of Swift methods.
enum ObjectiveCName {
  /// Returns the default selector of a method, such as `fWith:and:` for `f(with:and:)`.
  static func method(_ base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if let first {
      let bridges = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: base))
      name += (bridges ? "" : "With") + capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { "\($0 ?? ""):" }.joined()
  }

  /// Returns the selector of a property's setter.
  static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix(1)).lowercased() + name.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with",
  ]
}
