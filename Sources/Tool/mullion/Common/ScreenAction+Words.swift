// SPDX-License-Identifier: Apache-2.0

package import CollectionViewTesting
import Foundation

extension ScreenAction {
  /// Returns the actions of one group, separated by semicolons, as in `tap 20,40; wait 0.1; tap Edit`.
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
    case ("wait", 1) where (0...60).contains(numbers[0]): self = .wait(numbers[0])
    case ("rotate", 0) where rest.isEmpty: self = .rotate
    default:
      if name == "press", let key = HarnessKey(rawValue: rest) {
        self = .press(key)
        return
      }
      throw CommandError(
        "--do expects tap X,Y or tap TEXT, hold X,Y, drag or pull X,Y,X,Y, wheel Y, type TEXT, "
          + "press KEY, wait SECONDS or rotate, found '\(text)'.")
    }
  }
}
