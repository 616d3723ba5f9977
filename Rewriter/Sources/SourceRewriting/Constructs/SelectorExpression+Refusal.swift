// SPDX-License-Identifier: Apache-2.0

extension SelectorExpression {
  /// The reason for which a method cannot be a selector here, with a remedy.
  enum Refusal: Error {
    case unreadable, noType, asynchronous(String), throwing(String), ofType(String), ofActor(String)

    init?(of member: MemberFacts, in type: TypeFacts) {
      let effects = member.method?.signature.effectSpecifiers
      if type.kind == .actorType {
        self = .ofActor(member.name)
      } else if member.isStatic {
        self = .ofType(member.name)
      } else if effects?.asyncSpecifier != nil {
        self = .asynchronous(member.name)
      } else if effects?.throwsClause != nil {
        self = .throwing(member.name)
      } else {
        return nil
      }
    }

    var message: String {
      switch self {
      case .unreadable:
        "this selector does not name a method; write '#selector(Type.method(_:))'"
      case .noType:
        "a selector outside of a type needs the method's type; write '#selector(Type.method(_:))'"
      case .asynchronous(let name):
        "'\(name)' is async, and actions are called synchronously; make it a method that "
          + "starts a Task"
      case .throwing(let name):
        "'\(name)' throws, and errors of actions are not caught; handle the error in the method"
      case .ofType(let name):
        "'\(name)' is a type method, and actions are sent to instances; call it in an instance "
          + "method"
      case .ofActor(let name):
        "'\(name)' belongs to an actor, and actions are called synchronously; make it a "
          + "method of a class that starts a Task"
      }
    }
  }
}
