// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What makes timers that call methods of targets: `Timer`.
///
/// It is a protocol because an initialiser of a class can't answer an object of a subclass.
public protocol TargetTiming {}

extension Timer: TargetTiming {}

extension TargetTiming where Self: Timer {
  /// A timer that calls the method `aSelector` of `aTarget` with itself, once it was added to a run
  /// loop: after `ti` seconds, and again each time they have passed when `yesOrNo`.
  ///
  /// It keeps the target alive until it was called for the last time or is invalidated.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// A timer that calls the method `aSelector` of `aTarget` with itself, once it was added to a run
  /// loop: at `date`, and again each `ti` seconds when `yesOrNo`.
  ///
  /// It keeps the target alive until it was called for the last time or is invalidated.
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

  /// A timer that calls the method `aSelector` of `aTarget` with itself after `ti` seconds, and again
  /// each time they have passed when `yesOrNo`; it is in the run loop already.
  ///
  /// It keeps the target alive until it was called for the last time or is invalidated.
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
