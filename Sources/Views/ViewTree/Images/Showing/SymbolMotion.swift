// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The motion of a symbol with a symbol effect, a number of times or indefinitely.
@MainActor
final class SymbolMotion: AnimationTicking {
  let configuration: SymbolEffectConfiguration
  /// The number of runs; `nil` for no limit.
  private let runs: Int?
  /// The duration of one run and the pause after it, in seconds.
  private let period: TimeInterval
  /// The duration of one run, in seconds.
  private let duration: TimeInterval
  private weak var view: UIImageView?
  /// The begin time, in seconds on the host's clock; `nil` while the view is not displayed.
  private var begin: TimeInterval?
  /// The handler called once at the end; its argument is `false` if the motion was stopped before its end.
  private var onEnd: ((Bool) -> Void)?

  /// Creates the motion of an effect, or returns `nil` if the effect has no motion.
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

  /// Whether the motion ends without being stopped.
  var hasEnd: Bool { runs != nil }

  /// Starts the motion, or restarts it in another window.
  func start() {
    guard let animator = view?.surface?.animator else {
      begin = nil
      return
    }
    begin = animator.now
    animator.add(self)
  }

  /// Ends the motion.
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

  /// Returns the commands that draw the symbol in `place`, transformed for the current time.
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
