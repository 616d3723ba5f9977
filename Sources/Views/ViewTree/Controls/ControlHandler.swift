// SPDX-License-Identifier: Apache-2.0

/// A handler of control events.
@MainActor
struct ControlHandler {
  /// The kind of handler.
  enum Kind {
    case closure(UIAction)
    case method(TargetAction)
  }

  /// The events of the handler.
  var events: UIControl.Event
  let kind: Kind

  init(_ events: UIControl.Event, _ kind: Kind) {
    self.events = events
    self.kind = kind
  }

  /// The action of a closure handler; `nil` otherwise.
  var closure: UIAction? { if case .closure(let action) = kind { action } else { nil } }
  /// The target and method of a method handler; `nil` otherwise.
  var method: TargetAction? { if case .method(let method) = kind { method } else { nil } }
  /// Whether the target was deallocated.
  var isOver: Bool { method?.isOver ?? false }
}
