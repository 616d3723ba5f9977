// SPDX-License-Identifier: Apache-2.0

/// A value that may be delivered later, such as an asynchronously rendered image.
public struct Async<Value> {
  /// The closure that produces the value and calls back with it once, from any thread.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that `run` delivers through its callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates a value that is available immediately.
  public init(value: Value) {
    run = { $0(value) }
  }

  /// Returns the result of applying `transform` to the value when it is delivered.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
