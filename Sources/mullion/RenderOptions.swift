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
  /// The file to write; nil: text frames on standard output.
  package var output: String?
  /// What is written.
  package var format = PictureFormat.text

  /// The options that the words after `render` ask for.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    screen = ""
    var arguments = Arguments(words)
    while let word = try arguments.next() {
      try read(word, &arguments)
    }
    guard !screen.isEmpty else {
      throw CommandError("render needs the name of a screen; see mullion screens.")
    }
    guard size.width * scale <= 32_767, size.height * scale <= 32_767,
      size.width * size.height * scale * scale <= 100_000_000
    else {
      throw CommandError(
        "--size times --scale may be 32767 pixels a side and 100 million in all at most.")
    }
  }

  private mutating func read(
    _ word: String, _ arguments: inout Arguments
  ) throws(CommandError) {
    switch word {
    case "--photos": photos = try arguments.value(of: word, "a folder")
    case "--size": size = try arguments.size(of: word)
    case "--scale": scale = try arguments.scale(of: word)
    case "--scroll": scroll = try Self.scroll(arguments.value(of: word, "a number of points"))
    case "--dark": isDark = true
    case "--right-to-left": isRightToLeft = true
    case "-o", "--output":
      let path = try arguments.value(of: word, "a file")
      format = try PictureFormat(path: path)
      output = path
    default:
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "render takes --photos, --size, --scale, --scroll, --dark, --right-to-left and -o, "
            + "found '\(word)'.")
      }
      guard screen.isEmpty else {
        throw CommandError("render takes one screen, found '\(screen)' and '\(word)'.")
      }
      screen = word
    }
  }

  private static func scroll(_ text: String) throws(CommandError) -> CGFloat {
    guard let scroll = Double(text), scroll.isFinite, abs(scroll) <= 1e9 else {
      throw CommandError("--scroll expects a number of points, found '\(text)'.")
    }
    return CGFloat(scroll)
  }
}
