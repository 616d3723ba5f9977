// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
package import MullionBuildDriver
import MullionContracts
import UIKit

/// The options of `mullion open`.
package struct OpenOptions: Equatable, Sendable {
  /// The name of a screen of the gallery; empty if an application is opened.
  package var screen = ""
  /// The application to build.
  package var application = BuildRequest(.run)
  /// Whether the actions of the last time are performed again.
  package var replays = false
  /// The maximum time of the launch, and of each request, in seconds.
  package var timeout = 30.0
  /// The time without commands after which the screen is closed, in minutes.
  package var idle = 30.0
  /// The words that `open` was called with, without `--replay` and `--clean`.
  package private(set) var words: [String]
  /// The device that the screen is shown on.
  var device = Device.phone

  private var size: CGSize?
  private var traits: [String] = []

  /// Parses the arguments after `open`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    self.words = words.filter { $0 != "--replay" && $0 != "--clean" }
    var arguments = Arguments(words)
    while let word = try arguments.next() { try read(word, &arguments) }
    if screen.contains("/") || [".", ".."].contains(screen) || screen.hasSuffix(".xcodeproj") {
      application.subject = screen
      screen = ""
    }
    guard !screen.isEmpty || application.subject != nil else {
      throw CommandError(
        "open needs the name of a screen, see mullion screens, or a package or project: a path with a /"
          + " in it.")
    }
    try applyTraits()
  }

  private mutating func read(
    _ word: String, _ arguments: inout Arguments
  ) throws(CommandError) {
    switch word {
    case "--device": device = try Self.device(arguments.value(of: word, "the name of a device"))
    case "--size": size = try arguments.size(of: word)
    case "--traits":
      traits += try arguments.value(of: word, "traits, as in dark,text=largest")
        .split(separator: ",").map(String.init)
    case "--timeout": timeout = try arguments.seconds(of: word)
    case "--idle":
      let text = try arguments.value(of: word, "a number of minutes")
      guard let minutes = Double(text), minutes > 0, minutes <= 1440 else {
        throw CommandError("--idle expects a number of minutes up to 1440, found '\(text)'.")
      }
      idle = minutes
    case "--replay": replays = true
    default:
      if try application.takes(word, &arguments) { return }
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "open takes --device, --size, --traits, --timeout, --idle, --replay, --target, --swift-version,"
            + " --package, --checkouts and --clean, found '\(word)'.")
      }
      guard screen.isEmpty else {
        throw CommandError("open takes one screen, found '\(screen)' and '\(word)'.")
      }
      screen = word
    }
  }

  private mutating func applyTraits() throws(CommandError) {
    if let size { device = Device(size: size, scale: device.scale) }
    for trait in traits {
      switch trait {
      case "light": device.userInterfaceStyle = .light
      case "dark": device = device.dark
      case "high-contrast": device = device.highContrast
      case "right-to-left": device = device.rightToLeft
      default:
        guard trait.hasPrefix("text="), let text = TextSizeWord.size(String(trait.dropFirst(5)))
        else {
          throw CommandError(
            "--traits expects light, dark, high-contrast, right-to-left or text=SIZE with SIZE one of"
              + " \(TextSizeWord.all.joined(separator: ", ")), found '\(trait)'.")
        }
        device.preferredContentSizeCategory = text
      }
    }
  }

  /// Returns the device called `name`: capitals, spaces and hyphens do not matter.
  private static func device(_ name: String) throws(CommandError) -> Device {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    let known = [("phone", Device.phone), ("desktop", .desktop)] + Device.all.map { ($0.name, $0) }
    if let found = known.first(where: { plain($0.0) == plain(name) }) { return found.1 }
    let names = known.map(\.0).filter { $0.first?.isLetter == true }
    let near = Spelling.nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
    throw CommandError(
      "--device expects a device, found '\(name)'\(near); there are \(names.joined(separator: ", "))."
    )
  }
}
