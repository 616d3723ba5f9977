// SPDX-License-Identifier: Apache-2.0

/// A gift that was given or received.
struct Gift: Hashable {
  let title: String
  let person: String
  let date: String
  let color: UInt32

  static let all = [
    Gift(title: "A pot of lavender", person: "from Seoyeon", date: "12 Nov", color: 0x8C7CC9),
    Gift(title: "Film for the old camera", person: "to Minho", date: "3 Nov", color: 0x3E7CB1),
    Gift(title: "Linen tablecloth", person: "from Hana", date: "25 Oct", color: 0xC98F5B),
    Gift(title: "Two concert tickets", person: "to Jun", date: "9 Oct", color: 0xC2506B),
    Gift(title: "A jar of yuzu tea", person: "from Dohyun", date: "28 Sep", color: 0xD7A52F),
    Gift(title: "Hand-bound notebook", person: "to Ara", date: "14 Sep", color: 0x4B8F6A),
  ]
}
