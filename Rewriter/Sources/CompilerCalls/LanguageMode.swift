// SPDX-License-Identifier: Apache-2.0

/// The correction of language modes as manifests may write them: Xcode takes a mode `5.0` as 5, the compiler
/// rejects it.
enum LanguageMode {
  /// Returns `arguments` with language modes that the compiler accepts.
  static func known(_ arguments: [String]) -> [String] {
    var words = arguments
    for place in words.indices.dropFirst() where words[place - 1] == "-swift-version" {
      if words[place].hasSuffix(".0") { words[place].removeLast(2) }
    }
    return words
  }
}
