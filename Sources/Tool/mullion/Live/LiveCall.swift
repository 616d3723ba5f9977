// SPDX-License-Identifier: Apache-2.0

package import CollectionViewTesting
import Foundation

/// A command that is passed to a live screen: `look`, `do` with its short forms, `why` or `lint`.
package struct LiveCall: Equatable, Sendable {
  /// The actions that are commands of their own: `mullion tap @e7` is `mullion do "tap @e7"`.
  package static let actions = [
    "tap", "hold", "drag", "pull", "wheel", "type", "press", "wait", "rotate", "scroll", "swipe",
    "back",
    "traits",
  ]

  /// The request.
  package private(set) var request: LiveRequest
  private var choice = LiveChoice()

  /// Parses the arguments after the command `name`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>, of name: String) throws(CommandError) {
    request = LiveRequest(.look)
    var arguments = Arguments(words)
    switch name {
    case "look": try readLook(&arguments)
    case "do":
      let script = try others(&arguments, of: name)
      guard !script.isEmpty else {
        throw CommandError("do needs actions, as in mullion do \"tap @e7; wait 0.3\".")
      }
      request = LiveRequest(.perform, script.joined(separator: "; "))
    case "why", "lint":
      let rest = try others(&arguments, of: name)
      guard rest.count < 2 else {
        throw CommandError("\(name) takes one reference of a live screen, found '\(rest[1])'.")
      }
      request = LiveRequest(name == "why" ? .why : .lint, rest.first)
    default:
      let rest = try others(&arguments, of: name)
      request = LiveRequest(.perform, ([name] + rest).joined(separator: " "))
    }
  }

  private mutating func readLook(_ arguments: inout Arguments) throws(CommandError) {
    var look = LookOptions()
    var isDifference = false
    while let word = try arguments.next() {
      switch word {
      case "-i", "--interactive": look.isInteractive = true
      case "-s", "--search": look.text = try arguments.value(of: word, "a text")
      case "-d", "--depth": look.depth = try Self.number(of: word, &arguments)
      case "--lines": look.lineLimit = try Self.number(of: word, &arguments)
      case "--all": look.lineLimit = nil
      case "--json": look.isJSON = true
      case "--diff": isDifference = true
      default:
        if try choice.takes(word, &arguments) { continue }
        guard word.hasPrefix("@"), look.root == nil else {
          throw CommandError(
            "look takes -i, -s TEXT, -d N, --lines N, --all, --diff, --json, --screen NAME and one"
              + " reference such as @e7, found '\(word)'.")
        }
        look.root = word
      }
    }
    guard !isDifference || look == LookOptions() else {
      throw CommandError("look --diff shows all changes, and takes only --screen NAME.")
    }
    request = LiveRequest(.look, look: isDifference ? nil : look)
  }

  private static func number(
    of option: String, _ arguments: inout Arguments
  ) throws(CommandError) -> Int {
    let text = try arguments.value(of: option, "a number")
    guard let number = Int(text), (1...100_000).contains(number) else {
      throw CommandError("\(option) expects a number from 1 to 100000, found '\(text)'.")
    }
    return number
  }

  /// Returns the words without the choice of the screen, which precedes them.
  private mutating func others(
    _ arguments: inout Arguments, of name: String
  ) throws(CommandError) -> [String] {
    guard let first = try arguments.next() else { return [] }
    if try choice.takes(first, &arguments) { return arguments.remaining() }
    return [first] + arguments.remaining()
  }

  /// Passes the request to the screen.
  ///
  /// - Throws: `CommandError` when no screen is open, or it ends meanwhile.
  package func run() throws(CommandError) -> CommandOutcome {
    var client = try choice.client()
    defer { client.disconnect() }
    return try client.outcome(of: request)
  }
}
