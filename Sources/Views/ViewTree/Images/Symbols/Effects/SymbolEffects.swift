// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The effects that a symbol has, and what is seen of them.
struct SymbolEffects {
  /// How much larger a symbol is that is scaled up; ours.
  private static let larger: CGFloat = 1.2
  /// How much smaller one is that is scaled down; ours.
  private static let smaller: CGFloat = 0.8

  private(set) var active: [SymbolEffectConfiguration] = []

  /// Whether nothing is seen of the symbol.
  var isGone: Bool { active.contains { $0.kind == .disappear } }

  /// How many times its size the symbol has.
  var scale: CGFloat {
    guard let scaled = active.first(where: { $0.kind == .scale }) else { return 1 }
    if scaled.words.contains("down") { return Self.smaller }
    return scaled.words.contains("up") ? Self.larger : 1
  }

  /// Takes an effect, in the place of one of its kind: what comes has not gone, and the other way around.
  mutating func add(_ effect: SymbolEffectConfiguration) {
    remove(effect.kind)
    if effect.kind == .appear { remove(.disappear) }
    if effect.kind == .disappear { remove(.appear) }
    active.append(effect)
  }

  mutating func remove(_ kind: SymbolEffectConfiguration.Kind) {
    active.removeAll { $0.kind == kind }
  }

  mutating func removeAll() { active = [] }

  /// Whether two symbols with the same picture look the same.
  func looks(like other: SymbolEffects) -> Bool { isGone == other.isGone && scale == other.scale }
}
