// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The active effects of a symbol and its resulting appearance.
struct SymbolEffects {
  /// The scale of a symbol that is scaled up, chosen by Mullion.
  private static let larger: CGFloat = 1.2
  /// The scale of a symbol that is scaled down, chosen by Mullion.
  private static let smaller: CGFloat = 0.8

  private(set) var active: [SymbolEffectConfiguration] = []

  /// Whether the symbol is invisible.
  var isGone: Bool { active.contains { $0.kind == .disappear } }

  /// The scale of the symbol.
  var scale: CGFloat {
    guard let scaled = active.first(where: { $0.kind == .scale }) else { return 1 }
    if scaled.words.contains("down") { return Self.smaller }
    return scaled.words.contains("up") ? Self.larger : 1
  }

  /// Adds an effect, replacing one of the same kind; appearing and disappearing replace each other.
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

  /// Returns whether two symbols with the same image have the same appearance.
  func looks(like other: SymbolEffects) -> Bool { isGone == other.isGone && scale == other.scale }
}
