// SPDX-License-Identifier: Apache-2.0

/// A category with its symbol.
struct StoreTopic: Hashable, Sendable {
  let name: String
  let symbol: String

  static let all = [
    StoreTopic(name: "Music", symbol: "music.note"), StoreTopic(name: "Outdoors", symbol: "map"),
    StoreTopic(name: "Photo", symbol: "camera"), StoreTopic(name: "Weather", symbol: "cloud.sun"),
    StoreTopic(name: "Letters", symbol: "envelope"),
    StoreTopic(name: "Travel", symbol: "globe"), StoreTopic(name: "Sky", symbol: "moon"),
    StoreTopic(name: "Plans", symbol: "calendar"), StoreTopic(name: "Safety", symbol: "lock"),
  ]
}
