// SPDX-License-Identifier: Apache-2.0

/// The Objective-C selectors of Swift methods, which interface files contain.
enum SelectorName {
  /// Returns the default selector of a method: `f(with:and:)` is `fWith:and:`.
  static func method(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let joints = [firstWord(of: first), lastWord(of: base)]
      let bridges = joints.contains(where: prepositions.contains)
      name += (bridges ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix(1)).lowercased() + name.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with",
  ]
}
