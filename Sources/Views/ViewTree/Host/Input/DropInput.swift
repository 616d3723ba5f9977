// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delivery of drags from other programs to the innermost view that handles them.
@MainActor
final class DropInput {
  private unowned let root: UIView
  /// The receivers called for the last event, from the innermost to the one that handled the event.
  private var visits: [Visit] = []

  /// A view over which items are dragged.
  private struct Visit {
    weak var taker: (any DropTaking)?
    weak var view: UIView?
  }

  init(root: UIView) {
    self.root = root
  }

  func handle(_ event: DropEvent) -> Bool {
    let old = visits
    visits = []
    let answer = event.phase == .left ? .ignored : ask(event)
    var left = event
    left.phase = .left
    for visit in old where !visits.contains(where: { $0.taker === visit.taker }) {
      _ = visit.taker?.takeDrop(left)
    }
    if event.phase == .dropped { visits = [] }
    return answer == .taken
  }

  /// Calls the receivers from the innermost outwards until one handles the event.
  private func ask(_ event: DropEvent) -> DropAnswer {
    let target = root.hitTest(root.convert(event.location, from: nil), with: nil)
    for view in sequence(first: target, next: { $0?.superview }) {
      guard let view else { break }
      for taker in view.dropTakers {
        visits.append(Visit(taker: taker, view: view))
        let answer = taker.takeDrop(event)
        if answer != .ignored { return answer }
      }
    }
    return .ignored
  }

  func viewWillLeave(_ view: UIView) {
    visits.removeAll { $0.view?.isDescendant(of: view) ?? true }
  }
}

extension UIView {
  /// The receivers of drops in the view: its interactions, and the view itself.
  fileprivate var dropTakers: [any DropTaking] {
    let own = self as? any DropTaking
    return tree.interactions.compactMap { $0 as? any DropTaking } + (own.map { [$0] } ?? [])
  }
}
