// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// How a symbol moves in one run of an effect; all of it is ours.
struct SymbolMovement {
  /// How the symbol is seen at a moment.
  struct Look: Equatable {
    /// How many times its size it has, around its middle.
    var scale: CGFloat = 1
    /// How far it is moved, in shares of its width and height.
    var shift = CGVector.zero
    /// How far it is turned with the clock, in radians.
    var angle: CGFloat = 0
    var alpha: CGFloat = 1
  }

  private let kind: SymbolEffectConfiguration.Kind
  private let words: [String]
  /// Of one run at the usual speed, in seconds.
  let duration: TimeInterval

  /// The movement of an effect; nil: nothing moves.
  init?(_ configuration: SymbolEffectConfiguration) {
    kind = configuration.kind
    words = configuration.words
    switch kind {
    case .bounce: duration = 0.6
    case .wiggle: duration = 0.8
    case .pulse: duration = 1.6
    case .rotate: duration = 2
    case .breathe: duration = 2.4
    case .appear, .automatic, .disappear, .replace, .scale, .variableColor: return nil
    }
  }

  /// The look at a share of the run; at 0 and 1 it is that of a symbol which is still.
  func look(at share: Double, isRightToLeft: Bool) -> Look {
    var look = Look()
    guard share > 0, share < 1 else { return look }
    /// From 0 to 1, back to 0.
    let wave = CGFloat((1 - cos(2 * .pi * share)) / 2)
    switch kind {
    case .bounce:
      let way = 0.3 * exp(-2 * share) * sin(3 * .pi * share)
      look.scale = 1 + CGFloat(words.contains("down") ? -way : way)
    case .pulse: look.alpha = 1 - 0.6 * wave
    case .breathe:
      look.scale = 1 + 0.12 * wave
      if !words.contains("plain") { look.alpha = 1 - 0.4 * wave }
    case .rotate:
      let turn = 2 * .pi * CGFloat(share)
      look.angle = words.contains("counterClockwise") ? -turn : turn
    case .wiggle: shake(&look, by: CGFloat(exp(-share) * sin(6 * .pi * share)), isRightToLeft)
    case .appear, .automatic, .disappear, .replace, .scale, .variableColor: break
    }
    return look
  }

  /// Shakes the symbol `way` of the whole way, in the direction that the words name: to the left without one.
  private func shake(_ look: inout Look, by way: CGFloat, _ isRightToLeft: Bool) {
    let (shift, turn): (CGFloat, CGFloat) = (0.14 * way, 0.22 * way)
    switch words.last(where: { $0 != "byLayer" && $0 != "wholeSymbol" }) {
    case "right": look.shift.dx = shift
    case "up": look.shift.dy = -shift
    case "down": look.shift.dy = shift
    case "forward": look.shift.dx = isRightToLeft ? -shift : shift
    case "backward": look.shift.dx = isRightToLeft ? shift : -shift
    case "clockwise": look.angle = turn
    case "counterClockwise": look.angle = -turn
    case .some(let word) where word.hasPrefix("custom("):
      let angle = Double(word.dropFirst(7).dropLast()) ?? 0
      look.shift = CGVector(dx: shift * CGFloat(cos(angle)), dy: shift * CGFloat(sin(angle)))
    default: look.shift.dx = -shift
    }
  }
}
