// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The selector methods of every Objective-C object.
extension NSObjectProtocol {
  /// Returns whether the object responds to `aSelector`.
  ///
  /// A method that the selector carries counts if the object is of the method's type. For an optional method
  /// with a default implementation, the list that the overlay compiler writes for the object's class records
  /// whether the class omits it; without such a list, the method counts as implemented.
  ///
  /// If a class declares its own `responds(to:)`, which the overlay compiler turns into an override of this
  /// one, that method is called instead.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.isAnswered(by: self) }

  /// Returns the result of `super.responds(to:)` for a class whose superclasses do not override it.
  public func _answers(to aSelector: Selector!) -> Bool { aSelector.isListed(by: self) }

  /// Calls the method `aSelector`.
  ///
  /// - Returns: The object that the method returns, or `nil` if it has no result.
  /// - Precondition: The object has the method.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    AutoreleasedObjects.unmanaged(aSelector.send(to: self))
  }

  /// Calls the method `aSelector` with `object`.
  ///
  /// - Returns: The object that the method returns, or `nil` if it has no result.
  /// - Precondition: The object has the method, and `object` has the type of its parameter.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    AutoreleasedObjects.unmanaged(aSelector.send(to: self, [object]))
  }

  /// Calls the method `aSelector` with two objects.
  ///
  /// - Returns: The object that the method returns, or `nil` if it has no result.
  /// - Precondition: The object has the method, and the objects have the types of its parameters.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    AutoreleasedObjects.unmanaged(aSelector.send(to: self, [object1, object2]))
  }
}

extension NSObject {
  /// Calls the method `aSelector` with `anArgument` after `delay` seconds.
  ///
  /// The object and the argument are retained until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    LaterCalls.add(LaterCall(self, aSelector, anArgument), after: delay)
  }

  /// Calls the method `aSelector` with `anArgument` after `delay` seconds.
  ///
  /// The object and the argument are retained until then. `modes` is ignored: the call is not restricted to
  /// these modes.
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
  ///   - arg: The argument of the method.
  ///   - wait: Whether to block until the method has returned.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    LaterCall(self, aSelector, arg).runOnMain(waiting: wait)
  }

  /// Calls the method `aSelector` with `arg` on a background thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = LaterCall(self, aSelector, arg)
    DispatchQueue.global().async { call.run() }
  }

  /// Cancels all delayed calls of `aTarget`.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    LaterCalls.cancel { $0.isOf(aTarget) }
  }

  /// Cancels the delayed calls of a method of `aTarget` with an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    LaterCalls.cancel { $0.isOf(aTarget) && $0.isOf(aSelector, anArgument) }
  }
}
