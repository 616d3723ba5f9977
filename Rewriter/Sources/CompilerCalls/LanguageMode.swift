// SPDX-License-Identifier: Apache-2.0

/// The correction of language modes in manifests: Xcode accepts the mode `5.0` as 5, but the compiler rejects
/// it.
enum LanguageMode {
  /// Returns `arguments` with a trailing `.0` removed from each value of `-swift-version`.
  static func known(_ arguments: [String]) -> [String] {
    var words = arguments
    for place in words.indices.dropFirst() where words[place - 1] == "-swift-version" {
      if words[place].hasSuffix(".0") { words[place].removeLast(2) }
    }
    return words
  }
}
