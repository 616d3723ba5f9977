// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What every object of Objective-C does with selectors.
extension NSObjectProtocol {
  /// Whether the object has the method `aSelector`.
  ///
  /// A method that the selector brings along counts when the object is of its type. Of an optional
  /// method that is a default here, the object's class says in its list that it leaves it out, where
  /// the overlay compiler wrote that list; else it counts as there.
  ///
  /// A class that has a `responds(to:)` of its own, which overrides this one in what the overlay compiler
  /// builds, is asked itself.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.isAnswered(by: self) }

  /// What `super.responds(to:)` is where nothing above the class answers itself.
  public func _answers(to aSelector: Selector!) -> Bool { aSelector.isListed(by: self) }

  /// Calls the method `aSelector`.
  ///
  /// - Returns: The object that the method answers.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    AnsweredObjects.unmanaged(aSelector.send(to: self))
  }

  /// Calls the method `aSelector` with `object`.
  ///
  /// - Returns: The object that the method answers.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    AnsweredObjects.unmanaged(aSelector.send(to: self, [object]))
  }

  /// Calls the method `aSelector` with two objects.
  ///
  /// - Returns: The object that the method answers.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    AnsweredObjects.unmanaged(aSelector.send(to: self, [object1, object2]))
  }
}

extension NSObject {
  /// Calls the method `aSelector` with `anArgument` when `delay` seconds have passed.
  ///
  /// The object and the argument are kept alive until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    LaterCalls.add(LaterCall(self, aSelector, anArgument), after: delay)
  }

  /// Calls the method `aSelector` with `anArgument` when `delay` seconds have passed, in all modes.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls the method `aSelector` with `arg` on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - arg: What it is called with.
  ///   - wait: Whether to go on only when the method has returned.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    LaterCall(self, aSelector, arg).runOnMain(waiting: wait)
  }

  /// Calls the method `aSelector` with `arg` on a thread that is not the main one.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = LaterCall(self, aSelector, arg)
    DispatchQueue.global().async { call.run() }
  }

  /// Takes back all calls of `aTarget` that wait for their delay.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    LaterCalls.cancel { $0.isOf(aTarget) }
  }

  /// Takes back the calls of a method of `aTarget` with an equal argument that wait for their delay.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    LaterCalls.cancel { $0.isOf(aTarget) && $0.isOf(aSelector, anArgument) }
  }
}
