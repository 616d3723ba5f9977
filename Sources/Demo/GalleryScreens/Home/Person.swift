// SPDX-License-Identifier: Apache-2.0

/// A friend on the home screen.
struct Person: Hashable {
  let name: String
  let color: UInt32

  static let all = [
    Person(name: "Seoyeon", color: 0x8C7CC9), Person(name: "Minho", color: 0x3E7CB1),
    Person(name: "Hana", color: 0xC98F5B), Person(name: "Jun", color: 0xC2506B),
    Person(name: "Dohyun", color: 0xD7A52F), Person(name: "Ara", color: 0x4B8F6A),
    Person(name: "Yuna", color: 0x5B6BD6), Person(name: "Taeyang", color: 0xD0693F),
  ]
}
