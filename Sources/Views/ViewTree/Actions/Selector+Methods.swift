// SPDX-License-Identifier: Apache-2.0

// The types of method references decide which of these is taken. The results are free, because a
// method that is an action may answer anything. The targets are not bound to classes, because the
// target of a protocol's method is the protocol. The forms without isolation are for classes that
// belong to no actor.
//
// A method of the main actor is called on the thread that the message is sent on, as the Objective-C
// runtime would call it: notifications and timers come on the threads of those who send them. So
// the isolation, which is no part of how a function is called, is taken off.

extension Selector {
  /// A method without parameters, by its name and an unapplied reference to it.
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, .init(unsafeBitCast(method, to: ((Target) -> () -> Result).self)))
  }

  /// A method of one parameter: what sends the message.
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name, .init(unsafeBitCast(method, to: ((Target) -> (First) -> Result).self)))
  }

  /// A method of two parameters: what sends the message, and the event.
  public init<Target, First, Second, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(
      name, .init(unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)))
  }

  /// A method of three parameters.
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(
      name, .init(unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self)))
  }

  /// A method without parameters, of a class that belongs to no actor.
  @_disfavoredOverload
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name, .init(method))
  }

  /// A method of one parameter, of a class that belongs to no actor.
  @_disfavoredOverload
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> (First) -> Result
  ) {
    self.init(name, .init(method))
  }

  /// A method of two parameters, of a class that belongs to no actor.
  @_disfavoredOverload
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name, .init(method))
  }

  /// A method of three parameters, of a class that belongs to no actor.
  @_disfavoredOverload
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(name, .init(method))
  }

  /// A method without parameters, by its name and a function that names it for its target.
  ///
  /// The overlay compiler says methods of protocols so. There is one form for each number of parameters: of a
  /// function's body nobody tells in language mode 5 which isolation is meant.
  public init<Target, Result>(_ name: String, of method: @escaping (Target) -> () -> Result) {
    self.init(name, .init(method))
  }

  /// A method of one parameter, by a function that names it for its target.
  public init<Target, First, Result>(
    _ name: String, of method: @escaping (Target) -> (First) -> Result
  ) {
    self.init(name, .init(method))
  }

  /// A method of two parameters, by a function that names it for its target.
  public init<Target, First, Second, Result>(
    _ name: String, of method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name, .init(method))
  }

  /// A method of three parameters, by a function that names it for its target.
  public init<Target, First, Second, Third, Result>(
    _ name: String, of method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(name, .init(method))
  }
}
