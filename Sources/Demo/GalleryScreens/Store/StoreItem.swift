// SPDX-License-Identifier: Apache-2.0

/// An item of the store.
enum StoreItem: Hashable, Sendable {
  case feature(StoreStory)
  case topic(StoreTopic)
  case fresh(StoreApp)
  case story(StoreStory)
  case closer(StoreApp)
  case top(StoreApp, rank: Int)
}
