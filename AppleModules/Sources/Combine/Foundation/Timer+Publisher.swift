// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Timer {
  /// A publisher of the current date at regular intervals, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the elements.
    public typealias Output = Date
    /// The failure type; this publisher cannot fail.
    public typealias Failure = Never

    /// The interval between two dates, in seconds.
    public let interval: TimeInterval

    /// The accepted deviation of the interval, in seconds; the timer's default if `nil`.
    public let tolerance: TimeInterval?

    /// The run loop of the timer.
    public let runLoop: RunLoop

    /// The run loop mode of the timer.
    public let mode: RunLoop.Mode

    /// The run loop's scheduler options.
    ///
    /// - Note: Has no effect on Linux: there are no options.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher of the current date every `interval` seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
      (self.mode, self.options) = (mode, options)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Date, Never>>(subscriber: S) {
      subject.receive(subscriber: subscriber)
    }

    /// Starts a timer, which first fires after `interval`; each call starts another one.
    ///
    /// - Returns: A cancellable that stops the timer.
    public func connect() -> any Cancellable {
      let target = Crossing(value: subject)
      // On Linux a timer without an explicit fire date fires immediately.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in
        target.value.send(Date())
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Returns a publisher of the current date every `interval` seconds, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
