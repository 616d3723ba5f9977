// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

extension PictureOrder {
  /// Parses the option `word` and returns `true` if it is an option of images; else returns `false`.
  ///
  /// - Throws: `CommandError` with what was expected.
  mutating func takes(_ word: String, _ arguments: inout Arguments) throws(CommandError) -> Bool {
    switch word {
    case "--size": size = try arguments.size(of: word)
    case "--scale": scale = try arguments.scale(of: word)
    case "--scroll": scroll = try Self.scroll(arguments.value(of: word, "a number of points"))
    case "--dark": isDark = true
    case "--high-contrast": hasHighContrast = true
    case "--right-to-left": isRightToLeft = true
    case "--do": goes.append(try ScreenAction.go(arguments.value(of: word, "actions")))
    case "--strip": strip = try Self.strip(arguments.value(of: word, "a number of frames"))
    case "--numbers": showsNumbers = true
    case "--area": area = try arguments.area(of: word)
    default: return false
    }
    return true
  }

  /// Rejects a specification that cannot be rendered.
  ///
  /// - Throws: `CommandError` with the reason.
  func check() throws(CommandError) {
    guard strip == nil || !goes.isEmpty else {
      throw CommandError("--strip shows the effect of --do: add --do ACTIONS.")
    }
    guard !showsNumbers || strip == nil && format != .text else {
      throw CommandError(
        "--numbers is for one picture: give -o FILE.png or -o FILE.svg, without --strip.")
    }
    let frames = CGFloat(strip ?? 1)
    guard size.width * scale * min(frames, 6) <= 32_767, size.height * scale <= 32_767,
      size.width * size.height * scale * scale * frames <= 100_000_000
    else {
      throw CommandError(
        "--size times --scale may be at most 32767 pixels a side and 100 million in total.")
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
