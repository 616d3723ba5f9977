// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that merges any number of upstreams of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that merges `upstream`.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Returns a publisher that also merges `other`.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let hub = MergeHub<Failure, S, Output>(subscriber, "Merge")
      hub.start {
        for publisher in publishers { publisher.subscribe(hub.leg()) }
      }
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Returns a publisher that merges the elements of this publisher and of another one of its type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
