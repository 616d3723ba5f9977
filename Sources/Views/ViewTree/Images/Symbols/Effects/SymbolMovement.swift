// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The motion of a symbol in one run of an effect, with values chosen by Mullion.
struct SymbolMovement {
  /// The appearance of the symbol at one moment.
  struct Look: Equatable {
    /// The scale, around the centre.
    var scale: CGFloat = 1
    /// The offset, as a fraction of the symbol's width and height.
    var shift = CGVector.zero
    /// The clockwise rotation, in radians.
    var angle: CGFloat = 0
    var alpha: CGFloat = 1
  }

  private let kind: SymbolEffectConfiguration.Kind
  private let words: [String]
  /// The duration of one run at normal speed, in seconds.
  let duration: TimeInterval

  /// Creates the motion of an effect, or returns `nil` if it has none.
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

  /// Returns the appearance at a fraction of the run; at 0 and 1 it is that of the symbol at rest.
  func look(at share: Double, isRightToLeft: Bool) -> Look {
    var look = Look()
    guard share > 0, share < 1 else { return look }
    /// A wave from 0 to 1 and back to 0.
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

  /// Moves the symbol by `way`, a fraction of the full motion, in the direction of the selected variant; to
  /// the left by default.
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
