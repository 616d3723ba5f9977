// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
package import Foundation
import UIKit

/// Something that `mullion render --do` does to a screen.
package enum ScreenAction: Equatable, Sendable {
  case tap(CGPoint)
  /// Taps what says so: a label, or a button's title.
  case tapText(String)
  case hold(CGPoint)
  case drag(from: CGPoint, to: CGPoint, rests: Bool)
  case wheel(CGFloat)
  case type(String)
  case press(String)
  case wait(TimeInterval)
  case rotate

  /// The actions of one go: those between semicolons, as in `tap 20,40; wait 0.1; tap Edit`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package static func go(_ text: String) throws(CommandError) -> [ScreenAction] {
    var actions: [ScreenAction] = []
    for part in text.split(separator: ";") {
      let words = part.trimmingCharacters(in: .whitespaces)
      guard !words.isEmpty else { continue }
      actions.append(try ScreenAction(words))
    }
    guard !actions.isEmpty else { throw CommandError("--do expects actions, found '\(text)'.") }
    return actions
  }

  private init(_ text: String) throws(CommandError) {
    let name = text.prefix { $0 != " " }
    let rest = text.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
    let numbers = rest.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
      .compactMap { $0 }.filter { abs($0) <= 1e6 }
    switch (name, numbers.count) {
    case ("tap", 2): self = .tap(CGPoint(x: numbers[0], y: numbers[1]))
    case ("tap", 0) where !rest.isEmpty: self = .tapText(rest)
    case ("hold", 2): self = .hold(CGPoint(x: numbers[0], y: numbers[1]))
    case ("drag", 4), ("pull", 4):
      self = .drag(
        from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]),
        rests: name == "pull")
    case ("wheel", 1): self = .wheel(numbers[0])
    case ("type", _) where !rest.isEmpty: self = .type(rest)
    case ("press", _) where HarnessKey(rawValue: rest) != nil: self = .press(rest)
    case ("wait", 1) where (0...60).contains(numbers[0]): self = .wait(numbers[0])
    case ("rotate", 0) where rest.isEmpty: self = .rotate
    default:
      throw CommandError(
        "--do expects tap X,Y or tap TEXT, hold X,Y, drag or pull X,Y,X,Y, wheel Y, type TEXT, "
          + "press KEY, wait SECONDS or rotate, found '\(text)'.")
    }
  }

  /// Does it.
  ///
  /// - Throws: `CommandError` when nothing on the screen says what is to be tapped.
  @MainActor
  func run(on harness: CollectionViewHarness) throws(CommandError) {
    switch self {
    case .tap(let place): harness.tap(at: place)
    case .tapText(let text):
      guard let place = Self.place(of: text, in: harness.view) else {
        throw CommandError(
          "Nothing on the screen says '\(text)'; render it without --do to see what it says, and "
            + "spell it so.")
      }
      harness.tap(at: place)
    case .hold(let place): harness.longPress(at: place)
    case .drag(let start, let end, false): harness.drag(from: start, to: end)
    case .drag(let start, let end, true): harness.dragAndHold(from: start, to: end)
    case .wheel(let distance): harness.scroll(by: CGVector(dx: 0, dy: distance))
    case .type(let text): harness.type(text)
    case .press(let name): HarnessKey(rawValue: name).map { _ = harness.press($0) }
    case .wait(let seconds): harness.advance(by: seconds)
    case .rotate: harness.rotate()
    }
  }

  /// The middle of the frontmost label that says `text`.
  @MainActor
  private static func place(of text: String, in view: UIView) -> CGPoint? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    for subview in view.subviews.reversed() {
      if let place = place(of: text, in: subview) { return place }
    }
    guard let label = view as? UILabel, label.text == text else { return nil }
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }
}
