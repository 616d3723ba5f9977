// SPDX-License-Identifier: Apache-2.0

/// What a control does when one of some events happens.
@MainActor
struct ControlHandler {
  /// What is done.
  enum Kind {
    case closure(UIAction)
    case method(TargetAction)
  }

  /// The events that it is done for.
  var events: UIControl.Event
  let kind: Kind

  init(_ events: UIControl.Event, _ kind: Kind) {
    self.events = events
    self.kind = kind
  }

  /// The action, when it is a closure.
  var closure: UIAction? { if case .closure(let action) = kind { action } else { nil } }
  /// The method, when it is one.
  var method: TargetAction? { if case .method(let method) = kind { method } else { nil } }
  /// Whether the target is gone.
  var isOver: Bool { method?.isOver ?? false }
}
