// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKit

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
  /// Presses the key of a character; the modifiers are those of `UIKeyModifierFlags`.
  case pressCharacter(String, modifiers: Int)
  /// Shakes the device.
  case shake
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
  /// Touches what is called so, in that item or anywhere.
  case tapNamed(String, inItemAt: IndexPath?)
  /// Touches for a while what is called so, in that item or anywhere.
  case longPressNamed(String, inItemAt: IndexPath?, duration: TimeInterval)
  /// Touches an item of a list; lists are counted from the front, nil: the one that shows it.
  case tapItem(at: IndexPath, list: Int?)
  /// Selects an item of a list.
  case selectItem(at: IndexPath, list: Int?)
  /// Touches an item of a list for a while.
  case longPressItem(at: IndexPath, list: Int?, duration: TimeInterval)
  /// Drags an item of a list aside, so that its actions show.
  case swipeItem(at: IndexPath, list: Int?, toLeft: Bool)
  /// Scrolls a list so that an item is in its middle.
  case scrollToItem(at: IndexPath, list: Int?)
  /// Clicks at a place with a mouse or trackpad.
  case pointerClick(at: CGPoint, isSecondary: Bool)
  /// Drags from place to place with a mouse or trackpad.
  case pointerDrag(from: CGPoint, to: CGPoint, duration: TimeInterval)
  /// Moves the pointer of a mouse or trackpad; nil: off the screen.
  case pointerMove(to: CGPoint?)
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
    case .pressCharacter(let character, let modifiers):
      modifiers == 0
        ? "press(\(character.debugDescription))"
        : "press(\(character.debugDescription), UIKeyModifierFlags(rawValue: \(modifiers)))"
    case .shake: "shake()"
    case .rotate: "rotate()"
    case .resize(let width, let height, let scale):
      "resize(to: CGSize(width: \(width), height: \(height)), scale: \(scale))"
    case .advance(let seconds): "advance(by: \(seconds))"
    case .runUntilIdle(let limit): "runUntilIdle(limit: \(limit))"
    case .named(let name): "perform(\(name.debugDescription))"
    case .pointerClick(let place, let isSecondary):
      "pointerClick(at: \(Self.text(place))\(isSecondary ? ", isSecondary: true" : ""))"
    case .pointerDrag(let start, let end, let duration):
      "pointerDrag(from: \(Self.text(start)), to: \(Self.text(end)), duration: \(duration))"
    case .pointerMove(let place): "pointerMove(to: \(place.map(Self.text) ?? "nil"))"
    default: words ?? ""
    }
  }

  /// The call of the harness that does what names its target.
  private var words: String? {
    switch self {
    case .tapNamed(let name, let path):
      "tap(\(name.debugDescription)\(path.map { ", inItemAt: \(Self.text($0))" } ?? ""))"
    case .longPressNamed(let name, let path, let duration):
      "longPress(\(name.debugDescription)\(path.map { ", inItemAt: \(Self.text($0))" } ?? ""), "
        + "duration: \(duration))"
    case .tapItem(let path, let list): "tap(itemAt: \(Self.text(path, in: list)))"
    case .selectItem(let path, let list): "select(itemAt: \(Self.text(path, in: list)))"
    case .longPressItem(let path, let list, let duration):
      "longPress(itemAt: \(Self.text(path, in: list)), duration: \(duration))"
    case .swipeItem(let path, let list, let isToLeft):
      "swipe(itemAt: \(Self.text(path)), \(isToLeft ? ".left" : ".right")\(Self.text(list)))"
    case .scrollToItem(let path, let list): "scroll(toItemAt: \(Self.text(path, in: list)))"
    default: nil
    }
  }

  /// Whether the call throws when a person could not do it.
  private var canFail: Bool { words != nil }

  /// The line of a test that does it.
  var source: String {
    guard case .named = self else { return "\(canFail ? "try " : "")harness.\(description)" }
    return "harness.\(description) {\n      // What the recorded test did here.\n    }"
  }

  private static func text(_ path: IndexPath) -> String {
    "IndexPath(item: \(path.item), section: \(path.section))"
  }

  private static func text(_ path: IndexPath, in list: Int?) -> String { text(path) + text(list) }

  private static func text(_ list: Int?) -> String {
    list.map { ", in: harness.lists[\($0)]" } ?? ""
  }

  private static func text(_ place: CGPoint) -> String { "CGPoint(x: \(place.x), y: \(place.y))" }
}
