// SPDX-License-Identifier: Apache-2.0

/// A subscription that begins or stops to forward elements at the first element of another upstream.
final class Gate<Failure: Error, Downstream: Subscriber<Output, Failure>, Output>: Subscription,
  CustomStringConvertible
{
  let description: String
  private let outlet: Outlet<Downstream>
  private let link: UpstreamLink
  private let other = UpstreamLink()
  private let lock = Lock()
  private var isOpen: Bool

  init(_ downstream: Downstream, _ name: String, isOpen: Bool) {
    let link = UpstreamLink()
    outlet = Outlet(downstream, further: link.request)
    (self.link, description, self.isOpen) = (link, name, isOpen)
  }

  func start() {
    outlet.begin(self)
  }

  /// Returns the subscriber for the upstream whose elements are forwarded.
  func leg() -> MergeLeg<Output, Failure> {
    MergeLeg(
      link, begin: {},
      take: { [self] value in
        if lock.withLock({ isOpen }) {
          outlet.put(value)
          outlet.drain()
        } else {
          link.request(.max(1))
        }
      }, end: { [self] in end($0) })
  }

  /// Returns the subscriber for the other upstream.
  ///
  /// `take` is the closure called at the first element. `end` is the closure called when the upstream ends
  /// without an element.
  func signal<Other: Publisher>(
    _: Other.Type, take: @escaping () -> Void,
    end: @escaping (Subscribers.Completion<Other.Failure>) -> Void
  ) -> MergeLeg<Other.Output, Other.Failure> {
    MergeLeg(
      other, begin: { [other] in other.request(.max(1)) },
      take: { [other] _ in
        other.cancel()
        take()
      }, end: end)
  }

  func open() {
    lock.withLock { isOpen = true }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    link.cancel()
    other.cancel()
    outlet.end(completion)
    outlet.drain()
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    link.request(demand)
  }

  func cancel() {
    outlet.cancel()
    link.cancel()
    other.cancel()
  }
}
