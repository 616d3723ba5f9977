// SPDX-License-Identifier: Apache-2.0

/// The language mode, as a manifest may write it: a mode `5.0` is 5 to Xcode, and nothing to the compiler.
enum LanguageMode {
  /// `arguments` with modes that the compiler knows.
  static func known(_ arguments: [String]) -> [String] {
    var words = arguments
    for place in words.indices.dropFirst() where words[place - 1] == "-swift-version" {
      if words[place].hasSuffix(".0") { words[place].removeLast(2) }
    }
    return words
  }
}
