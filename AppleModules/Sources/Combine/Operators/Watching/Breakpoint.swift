// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
  /// A publisher of the elements of its upstream that stops in the debugger on request of its closures.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?

    /// The closure that returns whether to stop at an element.
    public let receiveOutput: ((Output) -> Bool)?

    /// The closure that returns whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Creates the publisher that `breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)` returns.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      (self.receiveOutput, self.receiveCompletion) = (receiveOutput, receiveCompletion)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (first, each, last) = (receiveSubscription, receiveOutput, receiveCompletion)
      upstream.handleEvents(
        receiveSubscription: { if first?($0) == true { stop() } },
        receiveOutput: { if each?($0) == true { stop() } },
        receiveCompletion: { if last?($0) == true { stop() } }
      ).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher that stops in the debugger when one of the closures returns `true`.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Returns a publisher that stops in the debugger when this one fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}

/// Raises `SIGTRAP`, at which debuggers stop.
private func stop() {
  raise(SIGTRAP)
}
