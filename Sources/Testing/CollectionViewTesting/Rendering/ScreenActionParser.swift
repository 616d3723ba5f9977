// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A parser of one action.
struct ScreenActionParser {
  /// The actions with their forms, for messages.
  private static let forms: [(name: String, form: String)] = [
    ("tap", "tap X,Y, tap TEXT or tap @e7"), ("hold", "hold X,Y or hold @e7"),
    ("drag", "drag X,Y,X,Y"), ("pull", "pull X,Y,X,Y"), ("wheel", "wheel Y"),
    ("scroll", "scroll [@e3] down|up|left|right [POINTS], or scroll [@e3] to @e7|TEXT"),
    ("swipe", "swipe [@e7] left|right|up|down"), ("type", "type TEXT"), ("press", "press KEY"),
    ("wait", "wait SECONDS, up to 60"), ("rotate", "rotate"), ("back", "back"),
    (
      "traits",
      "traits and dark, light, a size of text (\(TextSizeWord.all.joined(separator: ", "))), "
        + "high-contrast, normal-contrast, right-to-left or left-to-right"
    ),
  ]

  private let name: String
  private let rest: String

  /// Creates a parser of `text`, which has no spaces around it.
  init(_ text: String) {
    name = String(text.prefix { $0 != " " })
    rest = text.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
  }

  /// Returns the action.
  ///
  /// - Throws: the reason why the text is none.
  func action() throws(ActionSyntaxError) -> ScreenAction {
    let numbers = numbers
    switch (name, numbers.count) {
    case ("tap", 2): return .tap(CGPoint(x: numbers[0], y: numbers[1]))
    case ("tap", _) where isReference(rest): return .tapReference(rest)
    case ("tap", 0) where !rest.isEmpty: return .tapText(Self.unquoted(rest))
    case ("hold", 2): return .hold(CGPoint(x: numbers[0], y: numbers[1]))
    case ("hold", _) where isReference(rest): return .holdReference(rest)
    case ("drag", 4), ("pull", 4):
      return .drag(
        from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]),
        rests: name == "pull")
    case ("wheel", 1): return .wheel(numbers[0])
    case ("type", _) where !rest.isEmpty: return .type(Self.unquoted(rest))
    case ("wait", 1) where (0...60).contains(numbers[0]): return .wait(numbers[0])
    case ("rotate", 0) where rest.isEmpty: return .rotate
    case ("back", 0) where rest.isEmpty: return .back
    default: break
    }
    if name == "press", let key = HarnessKey(rawValue: rest) { return .press(key) }
    if name == "scroll", let action = scroll { return action }
    if name == "swipe", let action = swipe { return action }
    if name == "traits", let action = try traits() { return action }
    throw error
  }

  private var numbers: [Double] {
    rest.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
      .compactMap { $0 }.filter { abs($0) <= 1e6 }
  }

  private func isReference(_ word: some StringProtocol) -> Bool {
    ReferenceTable.number(of: word) != nil
  }

  /// Returns `text` without the quotation marks around it.
  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    var result = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if isEscaped {
        result.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  // MARK: Actions with several words

  private var scroll: ScreenAction? {
    var words = rest.split(separator: " ").map(String.init)
    let target = words.first.flatMap { isReference($0) ? $0 : nil }
    if target != nil { words.removeFirst() }
    guard let first = words.first else { return nil }
    if first == "to", words.count > 1 {
      let start = rest.range(of: "to ").map { rest[$0.upperBound...] } ?? ""
      return .scrollTo(target, Self.unquoted(start.trimmingCharacters(in: .whitespaces)))
    }
    guard let direction = ScreenAction.Direction(rawValue: first), words.count <= 2 else {
      return nil
    }
    guard words.count == 2 else { return .scroll(target, direction, nil) }
    guard let points = Double(words[1]), points > 0, points <= 1e6 else { return nil }
    return .scroll(target, direction, points)
  }

  private var swipe: ScreenAction? {
    let words = rest.split(separator: " ").map(String.init)
    let targets = words.filter(isReference)
    let directions = words.compactMap(ScreenAction.Direction.init(rawValue:))
    guard directions.count == 1, targets.count + 1 == words.count, words.count <= 2,
      let direction = directions.first
    else { return nil }
    return .swipe(targets.first, direction)
  }

  private func traits() throws(ActionSyntaxError) -> ScreenAction? {
    let words = rest.split { $0 == " " || $0 == "," }.map(String.init)
    guard !words.isEmpty else { return nil }
    var settings: [ScreenAction.Setting] = []
    for word in words {
      guard let setting = Self.setting(word) else {
        let all = Self.settings.map(\.0) + TextSizeWord.all
        throw ActionSyntaxError(
          message: "'\(word)' is no trait; "
            + (NearestNames.sentence(word, in: all) ?? "traits are \(all.joined(separator: ", "))")
            + ".")
      }
      settings.append(setting)
    }
    return .settings(settings)
  }

  private static let settings: [(String, ScreenAction.Setting)] = [
    ("dark", .dark), ("light", .light), ("high-contrast", .highContrast),
    ("normal-contrast", .normalContrast), ("right-to-left", .rightToLeft),
    ("left-to-right", .leftToRight),
  ]

  private static func setting(_ word: String) -> ScreenAction.Setting? {
    if let setting = settings.first(where: { $0.0 == word })?.1 { return setting }
    return TextSizeWord.size(word).map { _ in .textSize(word) }
  }

  /// The reason why the text is no action.
  private var error: ActionSyntaxError {
    if name == "press" {
      let keys = HarnessKey.allCases.map(\.rawValue)
      let nearest = NearestNames.sentence(rest, in: keys)
      return ActionSyntaxError(
        message: "'\(rest)' is no key; \(nearest ?? "keys are \(keys.joined(separator: ", "))").")
    }
    if let form = Self.forms.first(where: { $0.name == name })?.form {
      return ActionSyntaxError(message: "expected \(form).")
    }
    let names = Self.forms.map(\.name)
    let nearest = NearestNames.sentence(name, in: names).map { "; \($0)" } ?? ""
    return ActionSyntaxError(
      message: "there is no action '\(name)'\(nearest). Actions are "
        + "\(names.joined(separator: ", ")).")
  }
}
