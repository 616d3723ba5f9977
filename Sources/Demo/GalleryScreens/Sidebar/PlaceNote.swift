// SPDX-License-Identifier: Apache-2.0

/// A note of a place of the sidebar screen.
struct PlaceNote: Hashable {
  let title: String
  let text: String

  private static let all = [
    PlaceNote(title: "Slates", text: "Two by the chimney have slipped since March."),
    PlaceNote(title: "Timetable", text: "The early train leaves on weekdays only."),
    PlaceNote(title: "Seeds to order", text: "Chard, dill, the small yellow tomatoes."),
    PlaceNote(title: "Questions", text: "Who has the key of the boathouse?"),
    PlaceNote(title: "Paint", text: "One tin of the grey is enough for the door."),
    PlaceNote(title: "For the postcard", text: "A lighthouse, and the fog that hid it."),
    PlaceNote(title: "Measures", text: "The shelf is ninety-two by twenty-eight."),
    PlaceNote(title: "Borrowed", text: "The long ladder, until Sunday."),
    PlaceNote(title: "To read", text: "The chapter about currents, once more."),
  ]

  /// Returns the notes of the place called `name`, which are always the same.
  static func notes(of name: String) -> [PlaceNote] {
    let start = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return (0..<(3 + start % 3)).map { all[(start + $0) % all.count] }
  }
}
