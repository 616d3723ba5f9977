// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import Synchronization

/// The observations of properties of objects.
///
/// Objects report that one of their properties changed, but not which: each observed property is then
/// checked. Until a property is observed for the first time, this costs a check of a Boolean.
package enum ValueObserving {
  private struct Follower: @unchecked Sendable {
    weak var observation: NSKeyValueObservation?
  }

  private struct Followers: Sendable {
    var byObject: [ObjectIdentifier: [Follower]] = [:]
    var count = 0
    var limit = 64
  }

  /// Whether any property was ever observed.
  nonisolated(unsafe) private(set) static var isUsed = false
  /// The nesting depth of changes in several steps.
  nonisolated(unsafe) private static var holds = 0
  /// The objects that changed during a change in several steps.
  nonisolated(unsafe) private static var held: [AnyObject] = []
  private static let followers = Mutex(Followers())

  /// Adds an observation that is checked when `object` changes.
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

  /// Removes an observation of the object with the identity `key`.
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

  /// Checks the observations of `object`, which may have changed.
  ///
  /// During a change in several steps on the main thread, the check is delayed until ``release()``.
  package static func check(_ object: AnyObject) {
    guard isUsed else { return }
    if holds > 0, MainThread.isCurrent { return held.append(object) }
    let key = ObjectIdentifier(object)
    let found = followers.withLock { $0.byObject[key] } ?? []
    for follower in found { follower.observation?.check(object) }
  }

  /// Begins a change in several steps.
  ///
  /// - Returns: Whether ``release()`` has to be called at its end.
  @MainActor
  static func hold() -> Bool {
    guard isUsed else { return false }
    holds += 1
    return true
  }

  /// Ends a change in several steps; at the end of the outermost one, notifies the observers of the changed
  /// objects.
  @MainActor
  static func release() {
    holds -= 1
    guard holds == 0 else { return }
    let due = held
    held = []
    due.forEach { check($0) }
  }
}
