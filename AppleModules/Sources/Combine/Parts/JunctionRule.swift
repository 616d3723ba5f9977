// SPDX-License-Identifier: Apache-2.0

/// A rule by which the elements of several upstreams are combined.
protocol JunctionRule {
  /// Accepts an element of the upstream at `index`, and returns the elements to combine and publish, or
  /// `nil`.
  mutating func take(_ element: Any, from index: Int) -> [Any]?

  /// Returns whether nothing more can be published, given which upstreams have finished.
  func isOver(finished: [Bool]) -> Bool

  /// Whether only the latest combined element is kept while there is no demand.
  var keepsLast: Bool { get }
}

/// Returns an element cast back to its type, after type-erased storage.
func element<Element>(_ element: Any) -> Element {
  guard let element = element as? Element else {
    fatalError("an element of type \(type(of: element)) came in place of a \(Element.self)")
  }
  return element
}
