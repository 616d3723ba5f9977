// SPDX-License-Identifier: Apache-2.0

/// A short or long text about a pigment.
struct PigmentNote: Hashable {
  let title: String
  let text: String
  let color: UInt32

  static let all = [
    PigmentNote(
      title: "Ultramarine",
      text: "Ground from lapis lazuli. The name says where it came from: beyond the sea.",
      color: 0x2B3FA0),
    PigmentNote(
      title: "Ochre", text: "Earth, coloured by iron. Nothing is older on a painted wall.",
      color: 0xCC8B2C),
    PigmentNote(
      title: "Prussian blue",
      text: "Found by accident in Berlin, early in the eighteenth century, by a colour maker who "
        + "was after a red. It was the first blue in a thousand years that nobody had to carry "
        + "over a sea.",
      color: 0x1D3C63),
    PigmentNote(
      title: "Verdigris", text: "What copper grows in the company of vinegar.", color: 0x4FA08B),
    PigmentNote(
      title: "Lamp black", text: "Soot, and nothing but soot. It never fades.", color: 0x3A3A3C),
    PigmentNote(
      title: "Tyrian purple",
      text: "Many thousands of sea snails for the hem of one cloak; emperors kept it for "
        + "themselves.",
      color: 0x7A2A58),
  ]
}
