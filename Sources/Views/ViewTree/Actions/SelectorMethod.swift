// SPDX-License-Identifier: Apache-2.0

/// A method that a selector brings along: what it is a method of, and how it is called.
struct SelectorMethod: @unchecked Sendable {
  /// What became of a call.
  enum Outcome {
    /// The method was called and answered this.
    case done(Any)
    /// The target is not of the method's type.
    case otherTarget
    /// The argument at an index is not of the type that the method takes.
    case otherArgument(Int, Any.Type)
  }

  /// Whether an object has the method by its type.
  let isOf: (AnyObject) -> Bool
  /// Calls the method on a target with arguments, of which those that are too many are left out.
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
