// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKit

/// An action of a test on a harness, as stored in a recording.
///
/// Positions are points of the screen, times are seconds.
public enum HarnessAction: Hashable, Sendable, Codable {
  /// A tap at a position.
  case tap(at: CGPoint)
  /// A long press at a position.
  case longPress(at: CGPoint, duration: TimeInterval)
  /// A drag from one position to another; if `rests` is `true`, with a pause before the finger is lifted.
  case drag(from: CGPoint, to: CGPoint, duration: TimeInterval, rests: Bool)
  /// A scroll wheel event at a position.
  case scroll(dx: CGFloat, dy: CGFloat, at: CGPoint)
  /// A scroll of the first collection view to a vertical position, in points of its content above the visible
  /// area.
  case scrollCollectionView(to: CGFloat)
  /// The input of a text.
  case type(String)
  /// A press of a key; the modifiers are those of `UIKeyModifierFlags`.
  case press(HarnessKey, modifiers: Int)
  /// A press of the key of a character; the modifiers are those of `UIKeyModifierFlags`.
  case pressCharacter(String, modifiers: Int)
  /// A shake of the device.
  case shake
  /// A rotation of the device by 90 degrees.
  case rotate
  /// A change of the size and the scale of the screen.
  case resize(width: CGFloat, height: CGFloat, scale: CGFloat)
  /// An advance of the clock.
  case advance(by: TimeInterval)
  /// An advance of the clock until the screen is idle, or until the limit is reached.
  case runUntilIdle(limit: TimeInterval)
  /// An operation of the test, such as applying a snapshot.
  case named(String)
  /// A tap on the element with the given name, in an item or anywhere.
  case tapNamed(String, inItemAt: IndexPath?)
  /// A long press on the element with the given name, in an item or anywhere.
  case longPressNamed(String, inItemAt: IndexPath?, duration: TimeInterval)
  /// A tap on an item of a list; lists are counted from the front, `nil` stands for the one that shows the
  /// item.
  case tapItem(at: IndexPath, list: Int?)
  /// The selection of an item of a list.
  case selectItem(at: IndexPath, list: Int?)
  /// A long press on an item of a list.
  case longPressItem(at: IndexPath, list: Int?, duration: TimeInterval)
  /// A swipe of an item of a list to one side, which reveals its actions.
  case swipeItem(at: IndexPath, list: Int?, toLeft: Bool)
  /// A scroll of a list after which an item is centred.
  case scrollToItem(at: IndexPath, list: Int?)
  /// A click at a position with a mouse or trackpad.
  case pointerClick(at: CGPoint, isSecondary: Bool)
  /// A drag from one position to another with a mouse or trackpad.
  case pointerDrag(from: CGPoint, to: CGPoint, duration: TimeInterval)
  /// A movement of the pointer of a mouse or trackpad; `nil` stands for a position off the screen.
  case pointerMove(to: CGPoint?)
}

extension HarnessAction: CustomStringConvertible {
  /// The call of the harness that performs the action.
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

  /// The call of the harness for an action with a named target.
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

  /// Whether the call throws when the user could not perform the action.
  private var canFail: Bool { words != nil }

  /// The line of a test that performs the action.
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
