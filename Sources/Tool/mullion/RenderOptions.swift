// SPDX-License-Identifier: Apache-2.0

package import CollectionViewTesting
import Foundation
package import MullionBuildDriver
package import UIKit

/// What `mullion render` was asked for.
package struct RenderOptions: Equatable, Sendable {
  /// The name of the screen, or an interface file; empty: an application is drawn.
  package var screen = ""
  /// The scene of the interface file; nil: the one that is shown first.
  package var scene: String?
  /// The size of text, in the words of UIKit's categories.
  package var textSize = UIContentSizeCategory.large
  /// The folder whose photos are shown; nil: the gallery's choice.
  package var photos: String?
  /// What the picture is of, and what is made.
  package var order = PictureOrder()
  /// The file to write; nil: text frames on standard output.
  package var output: String?
  /// A step of a recorded run, in the place of the screen.
  package var moment = RecordedMoment()
  /// The application that is built and drawn, in the place of the screen.
  package var application = BuildRequest(.run)
  /// The options in the order in which they were given.
  private(set) var given = GivenOptions()

  /// The options that the words after `render` ask for.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    while let word = try arguments.next() { try read(word, &arguments) }
    let isPath = screen.contains("/") || [".", ".."].contains(screen)
    if !isInterfaceFile, isPath || screen.hasSuffix(".xcodeproj") {
      application.subject = screen
      screen = ""
    }
    try checkMoment()
    try checkApplication()
    guard !screen.isEmpty || moment.file != nil || application.subject != nil else {
      throw CommandError(
        "render needs the name of a screen, see mullion screens, a .xib or .storyboard file, or a"
          + " package or project: a path with a / in it.")
    }
    guard scene == nil || isInterfaceFile else {
      throw CommandError("--scene names a scene of a storyboard, and '\(screen)' is none.")
    }
    try order.check()
  }

  /// Whether the screen is one of an interface file.
  package var isInterfaceFile: Bool { InterfaceFileChoice.isInterfaceFile(screen) }
  /// Whether the size of the screen was given.
  package var hasSize: Bool { given.has("--size") }

  private func checkMoment() throws(CommandError) {
    let others = [
      "--photos", "--size", "--scale", "--scroll", "--dark", "--high-contrast",
      "--right-to-left", "--do", "--strip", "--area", "--scene", "--text",
    ]
    try moment.require(
      alone: screen.isEmpty ? application.subject ?? "" : screen, without: others, of: given)
    guard moment.file == nil || order.format != .png else {
      throw CommandError(
        "A recording keeps screens as SVG and text: render it with -o FILE.svg or -o FILE.txt.")
    }
  }

  private func checkApplication() throws(CommandError) {
    guard let subject = application.subject else {
      return try given.refuse(
        ["--target", "--swift-version", "--package", "--clean"], screen, "is not built")
    }
    guard screen.isEmpty else {
      throw CommandError("render takes one screen, found '\(screen)' and '\(subject)'.")
    }
    try given.refuse(["--photos"], subject, "is an application, which has pictures of its own")
    try given.refuse(["--scene", "--text"], subject, "is an application")
  }

  private mutating func read(
    _ word: String, _ arguments: inout Arguments
  ) throws(CommandError) {
    given.note(word)
    switch word {
    case "--scene": scene = try arguments.value(of: word, "the name of a scene")
    case "--text": textSize = try Self.textSize(arguments.value(of: word, "a size of text"))
    case "--photos": photos = try arguments.value(of: word, "a folder")
    case "-o", "--output":
      let path = try arguments.value(of: word, "a file")
      order.format = try PictureFormat(path: path)
      output = path
    default:
      if try moment.takes(word, &arguments) { return }
      if try order.takes(word, &arguments) { return }
      if try application.takes(word, &arguments) { return }
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "render takes --scene, --photos, --size, --scale, --scroll, --dark, --high-contrast, "
            + "--right-to-left, --text, --do, --strip, --area, --recording, --step, --package-path, --target, "
            + "--swift-version, --package, --clean and -o, found '\(word)'.")
      }
      guard screen.isEmpty else {
        throw CommandError("render takes one screen, found '\(screen)' and '\(word)'.")
      }
      screen = word
    }
  }

  private static let textSizes: [String: UIContentSizeCategory] = [
    "smallest": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "extra-large": .extraLarge, "largest": .accessibilityExtraExtraExtraLarge,
  ]

  private static func textSize(_ text: String) throws(CommandError) -> UIContentSizeCategory {
    guard let size = textSizes[text] else {
      throw CommandError(
        "--text expects smallest, small, medium, large, extra-large or largest, found '\(text)'.")
    }
    return size
  }
}
