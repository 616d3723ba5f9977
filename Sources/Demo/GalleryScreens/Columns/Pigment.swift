// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A painter's pigment.
struct Pigment: Hashable {
  let name: String
  let color: UInt32

  static let families = [
    Pigment(name: "Earths", color: 0xB5763A),
    Pigment(name: "Blues", color: 0x2F5DA8),
    Pigment(name: "Greens", color: 0x4C8C6B),
    Pigment(name: "Reds", color: 0xC4473A),
  ]

  static let all = [
    Pigment(name: "Ochre", color: 0xCC8B2C),
    Pigment(name: "Sienna", color: 0xA6532B),
    Pigment(name: "Umber", color: 0x6B4A33),
    Pigment(name: "Sepia", color: 0x4A3728),
    Pigment(name: "Indigo", color: 0x2E3F6E),
    Pigment(name: "Smalt", color: 0x3D63B8),
    Pigment(name: "Azurite", color: 0x3E86C0),
    Pigment(name: "Cerulean", color: 0x52A8C7),
    Pigment(name: "Viridian", color: 0x2F7F6B),
    Pigment(name: "Malachite", color: 0x3FA171),
    Pigment(name: "Madder", color: 0xB23A4B),
    Pigment(name: "Vermilion", color: 0xD9482F),
  ]
}
