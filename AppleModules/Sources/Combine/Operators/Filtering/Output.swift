// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of its upstream whose positions, counted from 0, are in a range.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The positions of the elements to publish.
    public let range: CountableRange<Int>

    /// Creates the publisher that `output(in:)` returns.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      (self.upstream, self.range) = (upstream, range)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Upstream.Output, Failure>>(subscriber: S) {
      guard !range.isEmpty else { return Once.end(.finished, to: subscriber) }
      let range = range
      var number = -1
      upstream.subscribe(
        ElementRelay(subscriber, "Output") {
          number += 1
          guard number >= range.lowerBound else { return .skip }
          return number + 1 >= range.upperBound ? .last($0) : .pass($0)
        })
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Returns a publisher of the first `maxLength` elements, which then finishes.
  ///
  /// - Precondition: `maxLength` is not negative.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    if maxLength < 0 { fatalError("prefix(\(maxLength)): request 0 or more elements") }
    return output(in: 0..<maxLength)
  }

  /// Returns a publisher of the element at position `index`, counted from 0, which then finishes.
  ///
  /// - Precondition: `index` is not negative.
  public func output(at index: Int) -> Publishers.Output<Self> {
    if index < 0 { fatalError("output(at: \(index)): elements are counted from 0") }
    return output(in: index...index)
  }

  /// Returns a publisher of the elements whose positions, counted from 0, are in `range`; it then finishes.
  ///
  /// - Precondition: The range does not begin before 0.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let whole = range.relative(to: 0..<Int.max)
    if whole.lowerBound < 0 {
      fatalError("output(in: \(range)): elements are counted from 0")
    }
    return Publishers.Output(upstream: self, range: whole)
  }
}
