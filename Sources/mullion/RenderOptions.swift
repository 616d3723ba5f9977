// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What `mullion render` was asked for.
package struct RenderOptions: Equatable, Sendable {
  /// The name of the screen.
  package var screen: String
  /// The folder whose photos are shown; nil: the gallery's choice.
  package var photos: String?
  /// The size of the screen, in points.
  package var size = CGSize(width: 390, height: 844)
  /// Pixels per point.
  package var scale: CGFloat = 2
  /// How far the screen is scrolled down before it is rendered, in points.
  package var scroll: CGFloat = 0
  /// Whether the screen is dark.
  package var isDark = false
  /// Whether the screen reads from right to left.
  package var isRightToLeft = false
  /// What is done to the screen before it is rendered: actions in goes, after each of which the
  /// screen comes to rest.
  package var goes: [[ScreenAction]] = []
  /// How many frames of the last go are shown; nil: the screen at rest.
  package var strip: Int?
  /// The part of the screen that a strip shows, in points; nil: all of it.
  package var area: CGRect?
  /// The file to write; nil: text frames on standard output.
  package var output: String?
  /// What is written.
  package var format = PictureFormat.text
  /// A step of a recorded run, in the place of the screen.
  package var moment = RecordedMoment()
  /// The options in the order in which they were given.
  private var given = GivenOptions()

  /// The options that the words after `render` ask for.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    screen = ""
    var arguments = Arguments(words)
    while let word = try arguments.next() {
      try read(word, &arguments)
    }
    try checkMoment()
    guard !screen.isEmpty || moment.file != nil else {
      throw CommandError("render needs the name of a screen; see mullion screens.")
    }
    guard strip == nil || !goes.isEmpty else {
      throw CommandError("--strip shows what --do does: say what that is.")
    }
    let frames = CGFloat(strip ?? 1)
    guard size.width * scale * min(frames, 6) <= 32_767, size.height * scale <= 32_767,
      size.width * size.height * scale * scale * frames <= 100_000_000
    else {
      throw CommandError(
        "--size times --scale may be 32767 pixels a side and 100 million in all at most.")
    }
  }

  private func checkMoment() throws(CommandError) {
    let others = [
      "--photos", "--size", "--scale", "--scroll", "--dark", "--right-to-left", "--do", "--strip",
      "--area",
    ]
    try moment.require(alone: screen, without: others, of: given)
    guard moment.file == nil || format != .png else {
      throw CommandError(
        "A recording keeps screens as SVG and text: render it with -o FILE.svg or -o FILE.txt.")
    }
  }

  private mutating func read(
    _ word: String, _ arguments: inout Arguments
  ) throws(CommandError) {
    given.note(word)
    switch word {
    case "--photos": photos = try arguments.value(of: word, "a folder")
    case "--size": size = try arguments.size(of: word)
    case "--scale": scale = try arguments.scale(of: word)
    case "--scroll": scroll = try Self.scroll(arguments.value(of: word, "a number of points"))
    case "--dark": isDark = true
    case "--right-to-left": isRightToLeft = true
    case "--do": goes.append(try ScreenAction.go(arguments.value(of: word, "actions")))
    case "--strip": strip = try Self.strip(arguments.value(of: word, "a number of frames"))
    case "--area": area = try arguments.area(of: word)
    case "-o", "--output":
      let path = try arguments.value(of: word, "a file")
      format = try PictureFormat(path: path)
      output = path
    default:
      if try moment.takes(word, &arguments) { return }
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "render takes --photos, --size, --scale, --scroll, --dark, --right-to-left, --do, "
            + "--strip, --area, --recording, --step and -o, found '\(word)'.")
      }
      guard screen.isEmpty else {
        throw CommandError("render takes one screen, found '\(screen)' and '\(word)'.")
      }
      screen = word
    }
  }

  private static func strip(_ text: String) throws(CommandError) -> Int {
    guard let count = Int(text), (2...60).contains(count) else {
      throw CommandError("--strip expects a number of frames from 2 to 60, found '\(text)'.")
    }
    return count
  }

  private static func scroll(_ text: String) throws(CommandError) -> CGFloat {
    guard let scroll = Double(text), scroll.isFinite, abs(scroll) <= 1e9 else {
      throw CommandError("--scroll expects a number of points, found '\(text)'.")
    }
    return CGFloat(scroll)
  }
}
