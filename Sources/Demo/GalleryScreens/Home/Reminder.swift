// SPDX-License-Identifier: Apache-2.0

/// An upcoming event.
struct Reminder: Hashable {
  let title: String
  let day: String
  let left: String
  let color: UInt32

  static let all = [
    Reminder(
      title: "Jun’s birthday", day: "Saturday, 28 November", left: "in 7 days", color: 0x5B6BD6),
    Reminder(title: "Housewarming", day: "Friday, 4 December", left: "in 13 days", color: 0x2F9E8F),
    Reminder(title: "Anniversary", day: "Sunday, 20 December", left: "in 29 days", color: 0xD65F7C),
    Reminder(title: "New Year", day: "Friday, 1 January", left: "in 41 days", color: 0xD98A2B),
  ]
}
