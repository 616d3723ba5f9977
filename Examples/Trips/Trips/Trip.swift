// SPDX-License-Identifier: Apache-2.0

/// A planned trip to a place.
struct Trip: Equatable {
  var place: String
  var days: Int
  var isBooked = false

  static let planned = [
    Trip(place: "Bergen", days: 4), Trip(place: "Busan", days: 12, isBooked: true),
    Trip(place: "Lisboa", days: 7),
  ]
}
