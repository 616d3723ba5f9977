// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The kind and the options of a symbol effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The kinds of effects.
  enum Kind: Hashable, Sendable {
    case appear, automatic, bounce, breathe, disappear, pulse, replace, rotate, scale
    case variableColor, wiggle
  }

  /// The kind of the effect.
  let kind: Kind
  /// The names of the selected variants, in the order of selection.
  var words: [String] = []

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Returns the configuration with `word` added and `others` removed.
  func saying(_ word: String, not others: [String] = []) -> Self {
    var changed = self
    changed.words.removeAll { others.contains($0) || $0 == word }
    changed.words.append(word)
    return changed
  }
}
