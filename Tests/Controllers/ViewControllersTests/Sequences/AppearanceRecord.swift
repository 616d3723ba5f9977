// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The appearance callbacks of several controllers, in order, and which of the controllers live.
@MainActor
final class AppearanceRecord {
  enum Call: String, CaseIterable, Sendable {
    case willAppear = "+w"
    case didAppear = "+d"
    case willDisappear = "-w"
    case didDisappear = "-d"

    /// The calls that may come next.
    var followers: [Call] {
      switch self {
      case .willAppear: [.didAppear, .willDisappear]
      case .didAppear: [.willDisappear]
      case .willDisappear: [.didDisappear, .willAppear]
      case .didDisappear: [.willAppear]
      }
    }
  }

  private struct Known {
    let name: String
    weak var controller: UIViewController?
    weak var view: UIView?
    weak var presentation: UIPresentationController?
  }

  private var known: [Known] = []
  private var calls: [(name: String, call: Call)] = []
  /// The change that is made inside the next callback of a kind.
  private var planned: (call: Call, change: () -> Void)?

  /// Follows `controller`.
  ///
  /// - Returns: The name that it has in reports.
  func add(_ controller: UIViewController) -> String {
    let name = "\(known.count + 1)"
    known.append(Known(name: name, controller: controller))
    return name
  }

  /// Follows the view of a controller, which may outlive the controller.
  func addView(_ view: UIView, of name: String) {
    guard let index = known.firstIndex(where: { $0.name == name }) else { return }
    known[index].view = view
  }

  /// Follows the presentation of `controller`, which has to end with it.
  func addPresentation(of controller: UIViewController) {
    guard let index = known.firstIndex(where: { $0.controller === controller }) else { return }
    known[index].presentation = controller.presentationController
  }

  func record(_ call: Call, of name: String) {
    calls.append((name, call))
    guard let planned, planned.call == call else { return }
    self.planned = nil
    planned.change()
  }

  /// Makes `change` inside the next callback `call` of any controller.
  func plan(inside call: Call, _ change: @escaping () -> Void) { planned = (call, change) }

  /// Compares what the window holds, who lives, and the calls with what has to be at rest.
  ///
  /// - Parameters:
  ///   - seen: the controllers whose views the window has to hold.
  ///   - kept: the controllers that may live beside them.
  /// - Returns: The first difference; `nil`: there is none.
  func fault(seen: [UIViewController], kept: [UIViewController]) -> String? {
    let wanted = names(seen)
    let shown = known.filter { $0.view?.window != nil }.map(\.name)
    guard shown.sorted() == wanted.sorted() else {
      return "the window holds \(shown) for \(wanted): \(log)"
    }
    let held = wanted + names(kept)
    let leaked = known.filter { $0.controller != nil && !held.contains($0.name) }.map(\.name)
    if !leaked.isEmpty { return "\(leaked) are not freed: \(log)" }
    let ended = known.first {
      $0.presentation != nil && $0.controller?.presentingViewController == nil
    }
    if let ended { return "the presentation of \(ended.name) is not freed: \(log)" }
    return callFault(seen: wanted) ?? stateFault(seen: seen)
  }

  /// The names of the controllers that live.
  var live: [String] { known.filter { $0.controller != nil }.map(\.name) }

  private func names(_ controllers: [UIViewController]) -> [String] {
    known.filter { one in controllers.contains { $0 === one.controller } }.map(\.name)
  }

  /// A `did` without its `will`, a call twice in a row, or a last call that is not what is seen.
  private func callFault(seen: [String]) -> String? {
    var last: [String: Call] = [:]
    for (name, call) in calls {
      let before = last[name] ?? .didDisappear
      guard before.followers.contains(call) else {
        return "\(name): \(call.rawValue) after \(before.rawValue) in \(log)"
      }
      last[name] = call
    }
    for (name, call) in last where call != (seen.contains(name) ? .didAppear : .didDisappear) {
      return "\(name): \(call.rawValue) is the last call in \(log)"
    }
    return nil
  }

  /// A controller that counts as changing, or a view that a transition left somewhere.
  private func stateFault(seen: [UIViewController]) -> String? {
    for one in known {
      guard let controller = one.controller else { continue }
      let isChanging =
        controller.transitionCoordinator != nil || controller.isBeingPresented
        || controller.isBeingDismissed || controller.isMovingToParent
        || controller.isMovingFromParent
      if isChanging { return "\(one.name) is in a transition at rest: \(log)" }
    }
    for one in known where seen.contains(where: { $0 === one.controller }) {
      for view in sequence(first: one.view, next: { $0?.superview }) {
        guard let view else { break }
        let isPlain = view.transform == .identity && view.alpha == 1 && !view.isHidden
        if !isPlain || !view.isUserInteractionEnabled {
          return
            "the view of \(one.name) is in \(type(of: view)), moved, hidden or disabled: \(log)"
        }
      }
    }
    return nil
  }

  private var log: String { calls.map { $0.name + $0.call.rawValue }.joined(separator: " ") }
}
