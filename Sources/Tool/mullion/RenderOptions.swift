// SPDX-License-Identifier: Apache-2.0

package import CollectionViewTesting
import Foundation
package import MullionBuildDriver
package import UIKit

/// The options of `mullion render`.
package struct RenderOptions: Equatable, Sendable {
  /// The name of the screen, or an interface file; empty if an application is rendered.
  package var screen = ""
  /// The scene of the interface file, or `nil` for the initial one.
  package var scene: String?
  /// The content size category of the screen.
  package var textSize = UIContentSizeCategory.large
  /// The folder with the photos to show, or `nil` for the gallery's default.
  package var photos: String?
  /// The specification of the image.
  package var order = PictureOrder()
  /// The output file, or `nil` for text frames on standard output.
  package var output: String?
  /// A step of a recorded run, instead of the screen.
  package var moment = RecordedMoment()
  /// The application to build and render, instead of the screen.
  package var application = BuildRequest(.run)
  /// The maximum time of the built application, in seconds.
  package var timeout = 120.0
  /// The options in the order in which they were given.
  private(set) var given = ParsedOptions()

  /// Parses the arguments after `render`.
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
      throw CommandError(
        "--scene names a scene of a storyboard, and '\(screen)' is not a storyboard.")
    }
    try order.check()
  }

  /// Whether the screen is a scene of an interface file.
  package var isInterfaceFile: Bool { InterfaceFileChoice.isInterfaceFile(screen) }
  /// Whether the size of the screen was given.
  package var hasSize: Bool { given.has("--size") }

  private func checkMoment() throws(CommandError) {
    let others = [
      "--photos", "--size", "--scale", "--scroll", "--dark", "--high-contrast",
      "--right-to-left", "--do", "--strip", "--area", "--numbers", "--scene", "--text",
    ]
    try moment.require(
      alone: screen.isEmpty ? application.subject ?? "" : screen, without: others, of: given)
    guard moment.file == nil || order.format != .png else {
      throw CommandError(
        "A recording contains screens as SVG and text: render it with -o FILE.svg or -o FILE.txt.")
    }
  }

  private func checkApplication() throws(CommandError) {
    guard let subject = application.subject else {
      return try given.refuse(
        ["--target", "--swift-version", "--package", "--checkouts", "--clean", "--timeout"], screen,
        "is not built")
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
    given.record(word)
    switch word {
    case "--scene": scene = try arguments.value(of: word, "the name of a scene")
    case "--text": textSize = try Self.textSize(arguments.value(of: word, "a size of text"))
    case "--photos": photos = try arguments.value(of: word, "a folder")
    case "--timeout":
      timeout = try arguments.seconds(of: word)
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
            + "--right-to-left, --text, --do, --strip, --area, --numbers, --recording, --step, --package-path, --target, "
            + "--swift-version, --package, --checkouts, --clean, --timeout and -o, found '\(word)'."
        )
      }
      guard screen.isEmpty else {
        throw CommandError("render takes one screen, found '\(screen)' and '\(word)'.")
      }
      screen = word
    }
  }

  private static func textSize(_ text: String) throws(CommandError) -> UIContentSizeCategory {
    guard let size = TextSizeWord.size(text) else {
      throw CommandError(
        "--text expects smallest, small, medium, large, extra-large or largest, found '\(text)'.")
    }
    return size
  }
}
