// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something a test does to what a harness shows: what a recording is made of.
///
/// Places are points of the screen, times are seconds.
public enum HarnessAction: Hashable, Sendable, Codable {
  /// Touches a place and lets go.
  case tap(at: CGPoint)
  /// Touches a place for a while.
  case longPress(at: CGPoint, duration: TimeInterval)
  /// Drags from place to place; `rests`: stands still before letting go.
  case drag(from: CGPoint, to: CGPoint, duration: TimeInterval, rests: Bool)
  /// Turns a wheel over a place.
  case scroll(dx: CGFloat, dy: CGFloat, at: CGPoint)
  /// Puts so many points of the first collection view's content above what is seen.
  case scrollCollectionView(to: CGFloat)
  /// Types a text.
  case type(String)
  /// Presses a key; the modifiers are those of `UIKeyModifierFlags`.
  case press(HarnessKey, modifiers: Int)
  /// Turns the device by a quarter.
  case rotate
  /// Gives the screen another size and scale.
  case resize(width: CGFloat, height: CGFloat, scale: CGFloat)
  /// Lets time pass.
  case advance(by: TimeInterval)
  /// Lets time pass until nothing moves.
  case runUntilIdle(limit: TimeInterval)
  /// Something of the test's own, such as applying a snapshot.
  case named(String)
}

extension HarnessAction: CustomStringConvertible {
  /// The call of the harness that does it.
  public var description: String {
    switch self {
    case .tap(let place): "tap(at: \(Self.text(place)))"
    case .longPress(let place, let duration):
      "longPress(at: \(Self.text(place)), duration: \(duration))"
    case .drag(let start, let end, let duration, let rests):
      "\(rests ? "dragAndHold" : "drag")(from: \(Self.text(start)), to: \(Self.text(end)), "
        + "duration: \(duration))"
    case .scroll(let dx, let dy, let place):
      "scroll(by: CGVector(dx: \(dx), dy: \(dy)), at: \(Self.text(place)))"
    case .scrollCollectionView(let place): "scrollCollectionView(to: \(place))"
    case .type(let text): "type(\(text.debugDescription))"
    case .press(let key, let modifiers):
      modifiers == 0
        ? "press(.\(key.rawValue))"
        : "press(.\(key.rawValue), UIKeyModifierFlags(rawValue: \(modifiers)))"
    case .rotate: "rotate()"
    case .resize(let width, let height, let scale):
      "resize(to: CGSize(width: \(width), height: \(height)), scale: \(scale))"
    case .advance(let seconds): "advance(by: \(seconds))"
    case .runUntilIdle(let limit): "runUntilIdle(limit: \(limit))"
    case .named(let name): "perform(\(name.debugDescription))"
    }
  }

  /// The line of a test that does it.
  var source: String {
    guard case .named = self else { return description }
    return "\(description) {\n      // What the recorded test did here.\n    }"
  }

  private static func text(_ place: CGPoint) -> String { "CGPoint(x: \(place.x), y: \(place.y))" }
}
