// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements whose numbers, counted from 0, are in a range.
  public struct Output<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// The numbers of the elements that go through.
    public let range: CountableRange<Int>

    /// What the operator of this name returns.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      (self.upstream, self.range) = (upstream, range)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes the first `maxLength` elements, then finishes.
  ///
  /// - Precondition: `maxLength` is not negative.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    if maxLength < 0 { fatalError("prefix(\(maxLength)): ask for no elements or more") }
    return output(in: 0..<maxLength)
  }

  /// Publishes the element number `index`, counted from 0, then finishes.
  ///
  /// - Precondition: `index` is not negative.
  public func output(at index: Int) -> Publishers.Output<Self> {
    if index < 0 { fatalError("output(at: \(index)): elements are counted from 0") }
    return output(in: index...index)
  }

  /// Publishes the elements with numbers, counted from 0, in a range, then finishes.
  ///
  /// - Precondition: the range doesn't begin before 0.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let whole = range.relative(to: 0..<Int.max)
    if whole.lowerBound < 0 {
      fatalError("output(in: \(range)): elements are counted from 0")
    }
    return Publishers.Output(upstream: self, range: whole)
  }
}
