// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Timer {
  /// Publishes the date again and again, from when it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// What it publishes.
    public typealias Output = Date
    /// What it may fail with.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval

    /// How far that may be mistaken, in seconds.
    public let tolerance: TimeInterval?

    /// Where the timer runs.
    public let runLoop: RunLoop

    /// In which mode of the run loop it runs.
    public let mode: RunLoop.Mode

    /// What the run loop is told about how.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// A publisher of the date every `interval` seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
      (self.mode, self.options) = (mode, options)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Date, Never>>(subscriber: S) {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer, until what is returned is cancelled.
    public func connect() -> any Cancellable {
      let target = Crossing(value: subject)
      // A timer that is not told when fires at once here.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in
        target.value.send(Date())
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Publishes the date every `interval` seconds, from when it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
