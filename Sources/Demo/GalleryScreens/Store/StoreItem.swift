// SPDX-License-Identifier: Apache-2.0

/// What the store shows in one place.
enum StoreItem: Hashable, Sendable {
  case feature(StoreStory)
  case topic(StoreTopic)
  case fresh(StoreApp)
  case story(StoreStory)
  case closer(StoreApp)
  case top(StoreApp, rank: Int)
}
