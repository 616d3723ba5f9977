// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Moves a symbol as an effect says, again and again or some times.
@MainActor
final class SymbolMotion: AnimationTicking {
  let configuration: SymbolEffectConfiguration
  /// How many times it happens; nil: without end.
  private let runs: Int?
  /// Of one run with the pause behind it, in seconds.
  private let period: TimeInterval
  /// Of one run, in seconds.
  private let duration: TimeInterval
  private weak var view: UIImageView?
  /// When it began, in seconds on the host's clock; nil: it waits until the view is seen.
  private var begin: TimeInterval?
  /// Told once that it is over; false: before its end.
  private var onEnd: ((Bool) -> Void)?

  /// The motion of an effect; nil: nothing moves.
  init?(
    _ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions, isOnce: Bool,
    in view: UIImageView, onEnd: @escaping (Bool) -> Void
  ) {
    guard let usual = SymbolMovement(configuration)?.duration else { return nil }
    self.configuration = configuration
    runs = options.runs(usual: isOnce ? 1 : nil)
    let pace = max(0.01, options.pace)
    duration = usual / pace
    period = duration + options.pause / pace
    self.view = view
    self.onEnd = onEnd
  }

  /// Whether it ends by itself.
  var hasEnd: Bool { runs != nil }

  /// Begins, or begins anew in another window.
  func start() {
    guard let animator = view?.surface?.animator else {
      begin = nil
      return
    }
    begin = animator.now
    animator.add(self)
  }

  /// Ends it.
  func end(_ isFinished: Bool) {
    begin = nil
    let told = onEnd
    onEnd = nil
    told?(isFinished)
  }

  func tick(to time: TimeInterval) -> Bool {
    guard let begin, let view, view.surface != nil else { return false }
    view.setPictureStale()
    guard let runs, time - begin >= period * Double(runs) - (period - duration) else {
      return true
    }
    view.motionEnded(self)
    return false
  }

  /// The commands, which paint the symbol in `place`, as they are seen on the way.
  func moved(_ commands: [DrawCommand], in place: CGRect, isRightToLeft: Bool) -> [DrawCommand] {
    guard let begin, let now = view?.surface?.animator.now,
      let movement = SymbolMovement(configuration)
    else { return commands }
    let elapsed = max(0, now - begin).truncatingRemainder(dividingBy: period)
    guard elapsed < duration else { return commands }
    let look = movement.look(at: elapsed / duration, isRightToLeft: isRightToLeft)
    guard look != SymbolMovement.Look() else { return commands }
    let middle = CGPoint(x: place.midX, y: place.midY)
    let map = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(CGAffineTransform(scaleX: look.scale, y: look.scale))
      .concatenating(CGAffineTransform(rotationAngle: look.angle))
      .concatenating(
        CGAffineTransform(
          translationX: middle.x + look.shift.dx * place.width,
          y: middle.y + look.shift.dy * place.height))
    var drawing = Drawing(transform: map, steps: commands.map { .command($0) })
    drawing.alpha = look.alpha
    return [.drawing(drawing)]
  }
}
