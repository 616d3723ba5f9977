// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The appearance callbacks of several controllers, in order, and the controllers that are still alive.
@MainActor
final class AppearanceRecord {
  enum Call: String, CaseIterable, Sendable {
    case willAppear = "+w"
    case didAppear = "+d"
    case willDisappear = "-w"
    case didDisappear = "-d"

    /// The calls that may follow this one.
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
  /// The change to make inside the next callback of a given kind.
  private var planned: (call: Call, change: () -> Void)?

  /// Starts to record `controller`.
  ///
  /// - Returns: The name of the controller in reports.
  func add(_ controller: UIViewController) -> String {
    let name = "\(known.count + 1)"
    known.append(Known(name: name, controller: controller))
    return name
  }

  /// Starts to track the view of a controller, which may outlive the controller.
  func addView(_ view: UIView, of name: String) {
    guard let index = known.firstIndex(where: { $0.name == name }) else { return }
    known[index].view = view
  }

  /// Starts to track the presentation controller of `controller`, which must not outlive it.
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

  /// Schedules `change` for the next callback `call` of any controller.
  func plan(inside call: Call, _ change: @escaping () -> Void) { planned = (call, change) }

  /// Compares the views in the window, the living controllers and the recorded calls with the expected state
  /// at rest.
  ///
  /// - Parameters:
  ///   - seen: The controllers whose views must be in the window.
  ///   - kept: The other controllers that may be alive.
  /// - Returns: The first difference, or `nil` if there is none.
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

  /// The names of the controllers that are still alive.
  var live: [String] { known.filter { $0.controller != nil }.map(\.name) }

  private func names(_ controllers: [UIViewController]) -> [String] {
    known.filter { one in controllers.contains { $0 === one.controller } }.map(\.name)
  }

  /// Returns a fault if a call does not follow its predecessor, or if a controller's last call does not match
  /// its visibility.
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

  /// Returns a fault if a controller is still in a transition, or if a transition left a view in a wrong
  /// state.
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
