// SPDX-License-Identifier: Apache-2.0

extension SceneGoldenTests.Subject {
  private typealias Look = SceneGoldenTests.Look

  /// The rows in the pictures of each subject and look; a look that is missing has a picture of all rows.
  private static let parts: [Self: [Look: Range<Int>]] = [
    .attributes: [.light: 0..<208, .dark: 208..<372, .mirrored: 372..<580, .largest: 0..<227],
    .bands: [.light: 0..<190, .dark: 190..<380, .mirrored: 0..<190, .largest: 130..<290],
    .choices: [.light: 0..<152, .dark: 152..<355, .mirrored: 330..<560, .largest: 0..<360],
    .dates: [.light: 0..<160, .dark: 160..<330, .mirrored: 290..<540, .largest: 0..<190],
    .effects: [.light: 60..<300, .dark: 280..<640, .mirrored: 280..<640, .largest: 220..<520],
    .heading: [.light: 0..<200, .dark: 140..<400, .mirrored: 0..<200, .largest: 0..<260],
    .kinds: [.light: 0..<180, .dark: 170..<450, .mirrored: 170..<450, .largest: 0..<220],
    .layouts: [.largest: 0..<230],
    .pulled: [.light: 0..<200, .dark: 0..<200, .mirrored: 0..<200, .largest: 60..<260],
    .rows: [.light: 0..<222, .dark: 222..<410, .mirrored: 425..<640, .largest: 100..<280],
    .shelf: [.largest: 100..<300],
    .values: [.light: 0..<300, .dark: 300..<470, .mirrored: 470..<640, .largest: 330..<440],
  ]

  /// Returns the rows in the picture of a look, in points, or `nil` for all.
  func rows(_ look: SceneGoldenTests.Look) -> Range<Int>? { Self.parts[self]?[look] }
}
