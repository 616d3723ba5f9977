// SPDX-License-Identifier: Apache-2.0

import Combine

/// A scheduler whose time is a number of ticks that a test advances.
final class TickClock: Scheduler {
  struct Time: Strideable {
    var tick: Int
    func distance(to other: Time) -> Span { Span(ticks: other.tick - tick) }
    func advanced(by span: Span) -> Time { Time(tick: tick + span.ticks) }
  }

  /// A number of ticks; a second equals a tick.
  struct Span: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
    var ticks: Int
    var magnitude: Int { abs(ticks) }
    init(ticks: Int) { self.ticks = ticks }
    init(integerLiteral value: Int) { ticks = value }
    init?<T: BinaryInteger>(exactly source: T) { ticks = Int(source) }
    static func seconds(_ s: Int) -> Span { Span(ticks: s) }
    static func seconds(_ s: Double) -> Span { Span(ticks: Int(s)) }
    static func milliseconds(_ ms: Int) -> Span { Span(ticks: ms / 1_000) }
    static func microseconds(_ us: Int) -> Span { Span(ticks: us / 1_000_000) }
    static func nanoseconds(_ ns: Int) -> Span { Span(ticks: ns / 1_000_000_000) }
    static func < (lhs: Span, rhs: Span) -> Bool { lhs.ticks < rhs.ticks }
    static func + (lhs: Span, rhs: Span) -> Span { Span(ticks: lhs.ticks + rhs.ticks) }
    static func - (lhs: Span, rhs: Span) -> Span { Span(ticks: lhs.ticks - rhs.ticks) }
    static func * (lhs: Span, rhs: Span) -> Span { Span(ticks: lhs.ticks * rhs.ticks) }
    static func *= (lhs: inout Span, rhs: Span) { lhs = lhs * rhs }
  }

  private struct Work {
    var due: Time
    var order: Int
    var interval: Span?
    var action: () -> Void
  }

  var now = Time(tick: 0)
  let minimumTolerance = Span(ticks: 0)
  private var waiting: [Work] = []
  private var order = 0

  func runWhatIsDue() {
    while let index = waiting.indices.filter({ waiting[$0].due.tick <= now.tick })
      .min(by: {
        (waiting[$0].due.tick, waiting[$0].order) < (waiting[$1].due.tick, waiting[$1].order)
      })
    {
      let work = waiting.remove(at: index)
      if let interval = work.interval {
        waiting.append(
          Work(
            due: work.due.advanced(by: interval), order: work.order, interval: interval,
            action: work.action))
      }
      work.action()
    }
  }

  func advance(by ticks: Int) {
    for _ in 0..<ticks {
      now.tick += 1
      runWhatIsDue()
    }
  }

  @discardableResult
  private func add(_ due: Time, _ interval: Span?, _ action: @escaping () -> Void) -> Int {
    order += 1
    waiting.append(Work(due: due, order: order, interval: interval, action: action))
    return order
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(now, nil, action)
  }

  func schedule(
    after date: Time, tolerance: Span, options: Never?, _ action: @escaping () -> Void
  ) {
    add(date, nil, action)
  }

  func schedule(
    after date: Time, interval: Span, tolerance: Span, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let order = add(date, interval, action)
    return AnyCancellable { [unowned self] in waiting.removeAll { $0.order == order } }
  }
}
