// SPDX-License-Identifier: Apache-2.0

extension ControlGoldenTests.Subject {
  private typealias Look = ControlGoldenTests.Look

  /// The rows in the pictures of each subject and look; a look that is missing has a picture of all rows.
  private static let parts: [Self: [Look: Range<Int>]] = [
    .buttons: [.light: 0..<190, .dark: 190..<368, .mirrored: 368..<569, .largest: 970..<1305],
    .drawn: [.light: 0..<150, .dark: 165..<322, .mirrored: 60..<240, .largest: 380..<580],
    .fields: [.light: 0..<235, .dark: 232..<454, .mirrored: 55..<310, .largest: 0..<270],
    .find: [.light: 440..<560, .dark: 0..<100, .mirrored: 440..<560, .largest: 0..<130],
    .menu: [.light: 0..<235, .dark: 225..<380, .mirrored: 60..<230, .largest: 340..<620],
    .search: [.light: 0..<100, .dark: 100..<300, .mirrored: 0..<100, .largest: 100..<300],
    .sidebar: [.light: 0..<210, .dark: 200..<440, .mirrored: 0..<210, .largest: 340..<520],
    .subtitle: [.light: 0..<200, .dark: 200..<420, .mirrored: 0..<200, .largest: 0..<200],
    .texts: [.light: 0..<205, .dark: 205..<300, .mirrored: 265..<402, .largest: 0..<235],
    .glass: [.largest: 0..<260],
    .actions: [.largest: 800..<1000],
    .alert: [.largest: 520..<720],
    .bars: [.largest: 0..<170],
    .context: [.largest: 40..<280],
    .palette: [.largest: 0..<230],
    .tip: [.largest: 110..<300],
  ]

  /// Returns the rows in the picture of a look, in points, or `nil` for all.
  func rows(_ look: ControlGoldenTests.Look) -> Range<Int>? { Self.parts[self]?[look] }
}
