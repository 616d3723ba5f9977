// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An application in the store.
struct StoreApp: Hashable, Sendable {
  let name: String
  let tagline: String
  /// The name of the symbol on the application's icon.
  let symbol: String
  /// The hexadecimal RGB value at the top of the gradient of the application's icon; `bottom` is the value at
  /// the bottom.
  let top: UInt32
  let bottom: UInt32

  init(_ name: String, _ tagline: String, _ symbol: String, _ top: UInt32, _ bottom: UInt32) {
    self.name = name
    self.tagline = tagline
    self.symbol = symbol
    self.top = top
    self.bottom = bottom
  }

  static let all = [
    StoreApp("Tidewater", "When the sea comes and goes", "drop", 0x63C7F2, 0x1868B7),
    StoreApp("Halfnote", "Write music by tapping", "music.note", 0xFF8A71, 0xD8345F),
    StoreApp("Lantern", "Stars over your roof", "moon", 0x5A5FC7, 0x22214F),
    StoreApp("Postbox", "Letters, slowly", "envelope", 0xFFD25E, 0xF08C2E),
    StoreApp("Crumb", "A cook that counts for you", "timer", 0xB5D66B, 0x4F9A4A),
    StoreApp("Kestrel", "Wind for those who fly", "wind", 0x7FE0D2, 0x21908D),
    StoreApp("Cellar", "Keep what is precious", "lock", 0xA8B0BD, 0x4C5566),
    StoreApp("Atlas Zero", "Maps without a signal", "map", 0x8BE39A, 0x2A9D63),
    StoreApp("Daylight", "Plans that fit the day", "calendar", 0xFF9EBB, 0xE0457B),
    StoreApp("Grain", "Film for your camera", "camera", 0x6C6A72, 0x2B2A30),
    StoreApp("Murmur", "Voices into notes", "mic", 0xC79BF2, 0x7A42C9),
    StoreApp("Thunder", "Rain, to the minute", "cloud.bolt", 0xFFE27A, 0xE9A320),
  ]
}
