// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The contents of a virtual display, in the file that the display writes: an X window dump.
struct ScreenFile: Codable {
  let path: String

  /// The folder of the display, which is removed with it.
  var folder: String { (path as NSString).deletingLastPathComponent }

  /// Returns the colour of a pixel as `#rrggbb`, or `nil` if the pixel does not exist.
  func color(x: Int, y: Int) -> String? {
    guard let data = FileManager.default.contents(atPath: path), data.count > 100 else {
      return nil
    }
    func number(_ index: Int) -> Int {
      data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    let (headerSize, width, height) = (number(0), number(4), number(5))
    let (bytesPerLine, colors) = (number(12), number(19))
    guard x < width, y < height else { return nil }
    let place = headerSize + colors * 12 + y * bytesPerLine + x * 4
    guard place + 3 < data.count else { return nil }
    return String(format: "#%02x%02x%02x", data[place + 2], data[place + 1], data[place])
  }
}
