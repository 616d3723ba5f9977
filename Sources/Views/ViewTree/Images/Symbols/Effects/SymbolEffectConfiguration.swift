// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an effect does to a symbol.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The kinds of effects.
  enum Kind: Hashable, Sendable {
    case appear, automatic, bounce, breathe, disappear, pulse, replace, rotate, scale
    case variableColor, wiggle
  }

  /// What happens.
  let kind: Kind
  /// Words that say more of it, in the order in which they were said.
  var words: [String] = []

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The same, with one more word; those of `others` go.
  func saying(_ word: String, not others: [String] = []) -> Self {
    var changed = self
    changed.words.removeAll { others.contains($0) || $0 == word }
    changed.words.append(word)
    return changed
  }
}
