// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of pooled views (`ReusePool`), and of the keys of interchangeable views (`ReuseKey`).
@MainActor
@Suite("ReusePool")
struct ReusePoolTests {
  private let holder = UIView()

  private func view(_ key: ReuseKey?) -> UICollectionReusableView {
    let view = UICollectionReusableView()
    view.reuseKey = key
    holder.addSubview(view)
    return view
  }

  @Test func `keys differ by category, kind and identifier`() {
    let keys: Set<ReuseKey> = [
      .cell("a"), .cell("b"), .supplementary("a", ""), .supplementary("", "a"),
      .supplementary("a", "b"), .decoration("a"),
    ]
    expect(keys.count, equals: 6)
    expect(ReuseKey.decoration("a").identifier.isEmpty && ReuseKey.cell("a").kind.isEmpty)
  }

  @Test func `the view that waited the shortest is taken, of its own key alone`() {
    let pool = ReusePool<UICollectionReusableView>()
    let views = [view(.cell("a")), view(.cell("a")), view(.cell("b"))]
    for view in views { pool.give(view) }
    expect(pool.all.count == 3 && views.allSatisfy(\.isPooled))
    expect(pool.take(.cell("a")) === views[1])
    expect(pool.take(.cell("a")) === views[0])
    expect(pool.take(.cell("a")) == nil && pool.take(.cell("c")) == nil)
  }

  @Test func `what nobody wanted leaves the tree at the end, what was taken does not`() {
    let pool = ReusePool<UICollectionReusableView>()
    let (taken, left) = (view(.cell("a")), view(.cell("b")))
    pool.give(taken)
    pool.give(left)
    expect(taken.superview === holder && left.superview === holder && !pool.isSettled)
    pool.take(.cell("a"))?.isPooled = false
    pool.settle()
    expect(taken.superview === holder && left.superview == nil && pool.isSettled)
  }

  @Test func `a view without a key is not kept`() {
    let pool = ReusePool<UICollectionReusableView>()
    let stranger = view(nil)
    pool.give(stranger)
    expect(stranger.superview == nil && pool.all.isEmpty)
  }

  @Test func `views of an earlier registration are forgotten`() {
    let pool = ReusePool<UICollectionReusableView>()
    let views = [view(.cell("a")), view(.cell("b")), view(.decoration("a"))]
    for view in views { pool.give(view) }
    pool.discard(.cell("a"))
    expect(pool.take(.cell("a")) == nil && views[0].superview == nil)
    pool.discardDecorations()
    expect(pool.take(.decoration("a")) == nil && pool.take(.cell("b")) === views[1])
  }

  /// A pooled object that is not a view.
  private final class Chair: PooledView {
    let reuseKey: ReuseKey? = .cell("chair")
    var isPooled = false
    var isThere = true
    func removeFromSuperview() { isThere = false }
  }

  @Test func `whatever can wait has a pool`() {
    let pool = ReusePool<Chair>()
    let chairs = [Chair(), Chair()]
    for chair in chairs { pool.give(chair) }
    expect(chairs.allSatisfy { $0.isPooled && $0.isThere })
    let taken = pool.take(.cell("chair"))
    taken?.isPooled = false
    pool.settle()
    expect(taken === chairs[1] && chairs[1].isThere && !chairs[0].isThere)
  }
}
