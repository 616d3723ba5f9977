// SPDX-License-Identifier: Apache-2.0

/// The method in a selector: a type check and a call.
struct SelectorMethod: @unchecked Sendable {
  /// The outcome of a call.
  enum Outcome {
    /// A call that returned the given value.
    case done(Any)
    /// A failure because the target is not of the method's type.
    case otherTarget
    /// A failure because the argument at the given index does not have the parameter's type.
    case otherArgument(Int, Any.Type)
  }

  /// The closure that returns whether an object has the method, by its type.
  let isOf: (AnyObject) -> Bool
  /// The closure that calls the method on a target; surplus arguments are ignored.
  let call: (AnyObject, [Any?]) -> Outcome

  init<Target, Result>(_ method: @escaping (Target) -> () -> Result) {
    isOf = { $0 is Target }
    call = { target, _ in
      guard let target = target as? Target else { return .otherTarget }
      return .done(method(target)())
    }
  }

  init<Target, First, Result>(_ method: @escaping (Target) -> (First) -> Result) {
    isOf = { $0 is Target }
    call = { target, given in
      guard let target = target as? Target else { return .otherTarget }
      guard let first = SelectorArgument.value(given, 0, as: First.self) else {
        return .otherArgument(0, First.self)
      }
      return .done(method(target)(first))
    }
  }

  init<Target, First, Second, Result>(_ method: @escaping (Target) -> (First, Second) -> Result) {
    isOf = { $0 is Target }
    call = { target, given in
      guard let target = target as? Target else { return .otherTarget }
      guard let first = SelectorArgument.value(given, 0, as: First.self) else {
        return .otherArgument(0, First.self)
      }
      guard let second = SelectorArgument.value(given, 1, as: Second.self) else {
        return .otherArgument(1, Second.self)
      }
      return .done(method(target)(first, second))
    }
  }

  init<Target, First, Second, Third, Result>(
    _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    isOf = { $0 is Target }
    call = { target, given in
      guard let target = target as? Target else { return .otherTarget }
      guard let first = SelectorArgument.value(given, 0, as: First.self) else {
        return .otherArgument(0, First.self)
      }
      guard let second = SelectorArgument.value(given, 1, as: Second.self) else {
        return .otherArgument(1, Second.self)
      }
      guard let third = SelectorArgument.value(given, 2, as: Third.self) else {
        return .otherArgument(2, Third.self)
      }
      return .done(method(target)(first, second, third))
    }
  }
}
