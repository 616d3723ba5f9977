// SPDX-License-Identifier: Apache-2.0

/// A value that may be there later, such as a picture that somebody else makes.
public struct Async<Value> {
  /// Has the value made, and calls back with it once, from any thread.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that `run` calls back with.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// A value that is there.
  public init(value: Value) {
    run = { $0(value) }
  }

  /// What `transform` makes of the value once it is there.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
