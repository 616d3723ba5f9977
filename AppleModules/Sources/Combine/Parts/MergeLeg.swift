// SPDX-License-Identifier: Apache-2.0

/// The subscriber to one of several concurrent upstreams.
final class MergeLeg<Input, Failure: Error>: Subscriber {
  private let link: UpstreamLink
  private let begin: () -> Void
  private let take: (Input) -> Void
  private let end: (Subscribers.Completion<Failure>) -> Void

  init(
    _ link: UpstreamLink, begin: @escaping () -> Void, take: @escaping (Input) -> Void,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.link, self.begin, self.take, self.end) = (link, begin, take, end)
  }

  func receive(subscription: any Subscription) {
    if link.accept(subscription) { begin() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if link.isLive { take(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.finish() { end(completion) }
  }
}
