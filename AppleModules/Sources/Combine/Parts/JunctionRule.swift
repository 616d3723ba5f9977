// SPDX-License-Identifier: Apache-2.0

/// How elements of several upstreams come together.
protocol JunctionRule {
  /// An element came from an upstream; what to publish, if anything.
  mutating func take(_ element: Any, from index: Int) -> [Any]?

  /// Whether there will be nothing more to publish, now that these upstreams have finished.
  func isOver(finished: [Bool]) -> Bool

  /// Whether only the last of what waits counts.
  var keepsLast: Bool { get }
}

/// An element as what it was before it was kept with others.
func element<Element>(_ element: Any) -> Element {
  guard let element = element as? Element else {
    fatalError("an element of type \(type(of: element)) came in place of a \(Element.self)")
  }
  return element
}
