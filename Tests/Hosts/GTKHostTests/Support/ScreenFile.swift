// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a virtual display shows, in the file that it keeps: an X window dump.
struct ScreenFile: Codable {
  let path: String

  /// The folder of the display, which goes with it.
  var folder: String { (path as NSString).deletingLastPathComponent }

  /// The colour of a pixel as `#rrggbb`; nil when there is no such pixel.
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
