// SPDX-License-Identifier: Apache-2.0

/// A hiking trail of the controllers screen.
struct Trail: Hashable {
  let name: String
  let length: String

  static let all = [
    Trail(name: "Heron Marsh", length: "4 km"), Trail(name: "Old Quarry", length: "6 km"),
    Trail(name: "Lantern Ridge", length: "11 km"), Trail(name: "Mill Brook", length: "3 km"),
    Trail(name: "Three Bridges", length: "8 km"), Trail(name: "Cloud Pass", length: "19 km"),
    Trail(name: "Willow Ford", length: "5 km"), Trail(name: "Fox Hollow", length: "7 km"),
    Trail(name: "Granite Steps", length: "9 km"), Trail(name: "Salt Meadow", length: "4 km"),
    Trail(name: "Juniper Loop", length: "12 km"), Trail(name: "Owl Wood", length: "6 km"),
    Trail(name: "High Moor", length: "15 km"), Trail(name: "Ferry Path", length: "2 km"),
    Trail(name: "Blue Tarn", length: "10 km"), Trail(name: "Amber Cliff", length: "13 km"),
    Trail(name: "Shepherd's Way", length: "21 km"), Trail(name: "Reed Lake", length: "5 km"),
  ]
}
