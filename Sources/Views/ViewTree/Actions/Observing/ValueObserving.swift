// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import Synchronization

/// Who follows properties of objects.
///
/// Objects tell that something of them changed, not what: then each property that is followed is
/// looked at. As long as nothing is followed that costs one look at a Boolean.
package enum ValueObserving {
  private struct Follower: @unchecked Sendable {
    weak var observation: NSKeyValueObservation?
  }

  private struct Followers: Sendable {
    var byObject: [ObjectIdentifier: [Follower]] = [:]
    var count = 0
    var limit = 64
  }

  /// Whether anything was ever followed.
  nonisolated(unsafe) private(set) static var isUsed = false
  /// Above 0 while an object is in the middle of a change.
  nonisolated(unsafe) private static var holds = 0
  /// What changed meanwhile.
  nonisolated(unsafe) private static var held: [AnyObject] = []
  private static let followers = Mutex(Followers())

  /// Has `observation` look when something of `object` changes.
  static func add(_ observation: NSKeyValueObservation, of object: AnyObject) {
    isUsed = true
    let follower = Follower(observation: observation)
    let key = ObjectIdentifier(object)
    followers.withLock { followers in
      followers.byObject[key, default: []].append(follower)
      followers.count += 1
      if followers.count > followers.limit { tidy(&followers) }
    }
  }

  /// Has `observation` look no longer when something of the object known by `key` changes.
  static func remove(_ observation: NSKeyValueObservation, of key: ObjectIdentifier) {
    followers.withLock { followers in
      guard let list = followers.byObject[key] else { return }
      let rest = list.filter { $0.observation.map { $0 !== observation } ?? false }
      followers.byObject[key] = rest.isEmpty ? nil : rest
      followers.count -= list.count - rest.count
    }
  }

  private static func tidy(_ followers: inout Followers) {
    followers.byObject = followers.byObject.compactMapValues { list in
      let living = list.filter { $0.observation?.isOver == false }
      return living.isEmpty ? nil : living
    }
    followers.count = followers.byObject.values.reduce(0) { $0 + $1.count }
    followers.limit = max(64, 2 * followers.count)
  }

  /// Something of `object` may have changed.
  package static func check(_ object: AnyObject) {
    guard isUsed else { return }
    if holds > 0, MainThread.isCurrent { return held.append(object) }
    let key = ObjectIdentifier(object)
    let found = followers.withLock { $0.byObject[key] } ?? []
    for follower in found { follower.observation?.check(object) }
  }

  /// A change of several steps begins.
  ///
  /// - Returns: Whether ``release()`` is to be called at its end.
  @MainActor
  static func hold() -> Bool {
    guard isUsed else { return false }
    holds += 1
    return true
  }

  /// A change of several steps is over: who follows what changed is told.
  @MainActor
  static func release() {
    holds -= 1
    guard holds == 0 else { return }
    let due = held
    held = []
    due.forEach { check($0) }
  }
}
