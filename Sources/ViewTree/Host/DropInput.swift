// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells views of what is dragged from other programs: the innermost one that takes it.
@MainActor
final class DropInput {
  private unowned let root: UIView
  private var visit: Visit?

  /// A view over which something is dragged.
  private struct Visit {
    weak var taker: (any DropTaking)?
    weak var view: UIView?
  }

  init(root: UIView) {
    self.root = root
  }

  func handle(_ event: DropEvent) -> Bool {
    guard event.phase != .left else {
      leave(event)
      return false
    }
    let target = root.hitTest(root.convert(event.location, from: nil), with: nil)
    var isTaken = false
    for view in sequence(first: target, next: { $0?.superview }) where !isTaken {
      guard let view else { break }
      for taker in view.dropTakers where !isTaken {
        if visit?.taker !== taker { leave(event) }
        isTaken = taker.takeDrop(event)
        if isTaken { visit = Visit(taker: taker, view: view) }
      }
    }
    if !isTaken { leave(event) }
    if event.phase == .dropped { visit = nil }
    return isTaken
  }

  func viewWillLeave(_ view: UIView) {
    if visit?.view?.isDescendant(of: view) ?? true { visit = nil }
  }

  private func leave(_ event: DropEvent) {
    let old = visit?.taker
    visit = nil
    var left = event
    left.phase = .left
    if let old { _ = old.takeDrop(left) }
  }
}

extension UIView {
  /// What takes things that are dropped in the view: its interactions, and the view itself.
  fileprivate var dropTakers: [any DropTaking] {
    let own = self as? any DropTaking
    return tree.interactions.compactMap { $0 as? any DropTaking } + (own.map { [$0] } ?? [])
  }
}
