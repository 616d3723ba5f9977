// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The elements that have a view, found by key and by view.
@MainActor
final class RealisedElements {
  @exclusivity(unchecked) private var byKey: [ElementKey: RealisedElement] = [:]
  /// In the order they came; those that are gone stay until somebody asks for all.
  @exclusivity(unchecked) private var order: [RealisedElement] = []
  @exclusivity(unchecked) private var hasGone = false

  /// In the order in which they got their views, so that equal runs do the same in the same order.
  ///
  /// - Complexity: O(1); O(n) after some went.
  var all: [RealisedElement] {
    guard hasGone else { return order }
    var left: [RealisedElement] = []
    left.reserveCapacity(byKey.count)
    for element in order where byKey[element.key] === element { left.append(element) }
    order = left
    hasGone = false
    return order
  }

  /// Makes room for `count` elements, so that those that come one by one are hashed once.
  func reserve(_ count: Int) {
    if byKey.capacity < count { byKey.reserveCapacity(count) }
  }

  subscript(key: ElementKey) -> RealisedElement? { byKey[key] }

  func element(of view: UICollectionReusableView) -> RealisedElement? {
    guard let key = view.elementKey, let element = byKey[key], element.view === view else {
      return nil
    }
    return element
  }

  func insert(_ element: RealisedElement) {
    let old = byKey.updateValue(element, forKey: element.key)
    if old !== element { order.append(element) }
    if old != nil { hasGone = true }
    element.view.elementKey = element.key
  }

  /// Does nothing to another element that meanwhile has the same key.
  func remove(_ element: RealisedElement) {
    guard byKey[element.key] === element else { return }
    byKey[element.key] = nil
    hasGone = true
    element.view.elementKey = nil
  }

  /// Gives the elements the keys they have after an update, and answers those that have none.
  ///
  /// - Complexity: O(realised elements).
  func rename(_ newKey: (RealisedElement) -> ElementKey?) -> [RealisedElement] {
    let old = all
    order.removeAll(keepingCapacity: true)
    byKey.removeAll(keepingCapacity: true)
    var gone: [RealisedElement] = []
    for element in old {
      guard let key = newKey(element) else {
        element.view.elementKey = nil
        gone.append(element)
        continue
      }
      insert(key == element.key ? element : element.renamed(key))
    }
    return gone
  }
}
