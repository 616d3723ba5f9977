// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type that creates timers which call methods of targets: `Timer`.
///
/// It is a protocol because an initialiser of a class cannot return an instance of a subclass.
public protocol TargetTiming {}

extension Timer: TargetTiming {}

extension TargetTiming where Self: Timer {
  /// Creates a timer that, once it is added to a run loop, calls the method `aSelector` of `aTarget` with
  /// itself as the argument: after `ti` seconds, or repeatedly.
  ///
  /// The timer retains the target until the last call or until it is invalidated.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that, once it is added to a run loop, calls the method `aSelector` of `aTarget` with
  /// itself as the argument: at `date`, and then every `ti` seconds if it repeats.
  ///
  /// The timer retains the target until the last call or until it is invalidated.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let call = TimerCall(aTarget as AnyObject, aSelector)
    let timer = TargetTimer(fire: date, interval: ti, repeats: yesOrNo) { timer in
      call.run(timer, isLast: !yesOrNo)
    }
    timer.begin(call, userInfo)
    self = unsafeDowncast(timer, to: Self.self)
  }

  /// Creates a timer that calls the method `aSelector` of `aTarget` with itself as the argument, once after
  /// `ti` seconds or repeatedly, and adds the timer to the current run loop in the default mode.
  ///
  /// The timer retains the target until the last call or until it is invalidated.
  ///
  /// - Returns: The timer.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
