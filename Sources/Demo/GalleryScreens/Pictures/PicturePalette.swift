// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A palette of five matching colours: four from the background to the foreground of a picture, and a
/// highlight.
struct PicturePalette {
  let ground: UIColor
  let far: UIColor
  let middle: UIColor
  let near: UIColor
  let light: UIColor

  private init(_ ground: UInt32, _ far: UInt32, _ middle: UInt32, _ near: UInt32, _ light: UInt32) {
    self.ground = UIColor(hex: ground)
    self.far = UIColor(hex: far)
    self.middle = UIColor(hex: middle)
    self.near = UIColor(hex: near)
    self.light = UIColor(hex: light)
  }

  static let all = [
    PicturePalette(0xF9D9B8, 0xF2A97E, 0xC96F5A, 0x6B3B47, 0xFFF4DE),  // evening
    PicturePalette(0xCFE6EE, 0x92BFD1, 0x4F8CA6, 0x214E63, 0xFFF7E0),  // fjord
    PicturePalette(0xE6EBD3, 0xB7C9A0, 0x7C9B6E, 0x3B5B47, 0xF6C65B),  // meadow
    PicturePalette(0x22304A, 0x33486B, 0x4B6A8F, 0x131C2E, 0xF3E3B3),  // night
    PicturePalette(0xF7E3E0, 0xE7B3B5, 0xB9707F, 0x5E3352, 0xFFFFFF),  // rose
    PicturePalette(0xFBE7A8, 0xF3C15F, 0xDE8B3A, 0x8C4A2F, 0xE4572E),  // harvest
    PicturePalette(0xDDE3F0, 0xAFB8DB, 0x7A82B8, 0x3E4475, 0xF8D7DA),  // lavender
    PicturePalette(0xD4EFE6, 0x8FD0BE, 0x3F9C8F, 0x1D5359, 0xFFE9B0),  // lagoon
    PicturePalette(0xF1EDE4, 0xD7CDBB, 0xA8977E, 0x4A4038, 0xD96C47),  // clay
  ]
}
