// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension Selector {
  /// Returns whether `object` responds to the selector: by its own `responds(to:)`, by the list of its class,
  /// or because the selector's method is one of the object's type.
  ///
  /// A method that its class only forwards (``_NamedMember/forwarder(_:)``) does not count.
  package func isAnswered(by object: AnyObject) -> Bool {
    NamedMembers.member(_NamedMember.answering, of: object)?.answer(object, self)
      ?? isListed(by: object)
  }

  /// Returns whether `object` responds to the selector, without calling the object's own `responds(to:)`.
  func isListed(by object: AnyObject) -> Bool {
    switch NamedMembers.member(name, of: object)?.role {
    case .action, .answer: return true
    case .forwarder: return false
    case .property, nil: break
    }
    return method?.isOf(object) == true || NamedMembers.isAccessor(name, of: object)
  }

  /// Calls the method on `target`.
  ///
  /// - Parameters:
  ///   - target: The object with the method.
  ///   - arguments: The arguments, of which the method receives as many as it has parameters.
  /// - Returns: The result of the method.
  /// - Precondition: `target` has the method, and the arguments have the types of the method's parameters.
  @discardableResult
  package func send(to target: AnyObject, _ arguments: [Any?] = []) -> Any? {
    var outcome = method?.call(target, arguments) ?? .otherTarget
    if case .otherTarget = outcome,
      let listed = NamedMembers.member(name, of: target)?.selector?.method
    {
      outcome = listed.call(target, arguments)
    }
    switch outcome {
    case .done(let answer): return answer
    case .otherTarget:
      if let answer = NamedMembers.access(name, of: target, arguments) { return answer }
      contractBroken(unansweredWords(target))
    case .otherArgument(let index, let type):
      let argument = arguments.indices.contains(index) ? arguments[index] : nil
      let given = argument.map { "an object of \(Swift.type(of: $0))" } ?? "nil"
      contractBroken(
        "\(name) of \(Swift.type(of: target)) was sent with \(given) as its parameter "
          + "\(index + 1), which is \(type). Give the parameter the type of the sender, or "
          + "make it Any?.")
    }
  }

  private func unansweredWords(_ target: AnyObject) -> String {
    let kind: AnyClass = Swift.type(of: target)
    let method = method == nil ? "a name alone" : "a method of another class"
    return "\(kind) has no method for the selector \(name), which is \(method). Give the action as "
      + "Selector(\"\(name)\", \(kind).method) with the method's name, list the method in "
      + "\(kind)._namedMembers, or add the target that has it."
  }
}
