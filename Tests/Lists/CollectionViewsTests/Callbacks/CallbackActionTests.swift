// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests that changes made in callbacks for appearing and disappearing cells are displayed, regardless of the
/// operation in progress.
@MainActor
@Suite("Actions inside callbacks")
struct CallbackActionTests {
  enum Moment: CaseIterable, Sendable { case shown, gone, provided }
  enum Cause: CaseIterable, Sendable { case littleScroll, page, apply, resize }

  private static let names = (0..<200).map { "row \($0)" }

  private func stage(_ layout: UICollectionViewLayout) -> Stage {
    let stage = Stage(diffable: layout)
    stage.apply([("all", Self.names)])
    stage.frame()
    return stage
  }

  private static func layout(isFlow: Bool) -> UICollectionViewLayout {
    guard isFlow else { return Layouts.grid(columns: 1, height: 50) }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 50)
    flow.minimumLineSpacing = 0
    return flow
  }

  /// Calls `action` once, at the next `moment`.
  private func once(
    _ moment: Moment, in stage: Stage, _ delegate: HookDelegate,
    _ action: @escaping () -> Void
  ) {
    stage.view.delegate = delegate
    var isDone = false
    let hook = {
      if isDone { return }
      isDone = true
      action()
    }
    switch moment {
    case .shown: delegate.onBegin = { _ in hook() }
    case .gone: delegate.onEnd = { _ in hook() }
    case .provided: stage.onProvide = { _ in hook() }
    }
  }

  @Test(arguments: [false, true])
  func `fewer items applied when a cell is gone are what is shown`(isFlow: Bool) {
    let (stage, delegate) = (stage(Self.layout(isFlow: isFlow)), HookDelegate())
    once(.gone, in: stage, delegate) { stage.apply([("all", ["one", "two", "three"])]) }
    stage.view.contentOffset.y = 600
    for _ in 0..<3 { stage.frame() }
    expect(stage.texts, equals: ["one", "two", "three"])
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test func `no items applied when a cell is gone leave nothing`() {
    let (stage, delegate) = (stage(Self.layout(isFlow: false)), HookDelegate())
    once(.gone, in: stage, delegate) { stage.apply([]) }
    stage.view.contentOffset.y = 600
    for _ in 0..<3 { stage.frame() }
    expect(stage.texts, equals: [])
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test func `fewer items reloaded when a cell is gone are all that is asked for`() {
    let (stage, delegate) = (Stage(Layouts.grid(columns: 1), counts: [200]), HookDelegate())
    stage.view.delegate = delegate
    stage.frame()
    delegate.onEnd = { _ in
      guard stage.items[0].count == 200 else { return }
      stage.items = [["one", "two", "three"]]
      stage.view.reloadData()
    }
    stage.scroll(to: 600)
    stage.frame()
    expect(stage.shown, equals: ["0.0", "0.1", "0.2"])
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test(arguments: Moment.allCases, Cause.allCases)
  func `an offset set in a callback leaves no blank`(moment: Moment, cause: Cause) {
    for isFlow in [false, true] {
      let (stage, delegate) = (stage(Self.layout(isFlow: isFlow)), HookDelegate())
      let view = stage.view
      once(moment, in: stage, delegate) { view.contentOffset.y = 5000 }
      switch cause {
      case .littleScroll: view.contentOffset.y = 60
      case .page: view.contentOffset.y = 900
      case .apply: stage.apply([("all", ["new"] + Self.names.filter { $0 != "row 1" })])
      case .resize:
        for height in [800.0, 300] {
          stage.surface.resize(to: CGSize(width: 320, height: height), scale: 2)
          stage.frame()
        }
      }
      for _ in 0..<3 { stage.frame() }
      expect(view.contentOffset.y, equals: 5000)
      expect(Set(view.indexPathsForVisibleItems.map(\.item)).isSuperset(of: [100, 104]))
      expect(view.engine.stateFaults, equals: [])
    }
  }

  @Test(arguments: Moment.allCases)
  func `an item that a callback scrolls to is where it is to be`(moment: Moment) {
    let stage = Stage(Layouts.list(estimate: 44), counts: [200])
    let delegate = HookDelegate()
    let view = stage.view
    view.delegate = delegate
    var (isArmed, isDone) = (false, false)
    let scroll = {
      guard isArmed, !isDone else { return }
      isDone = true
      view.scrollToItem(at: [0, 120], at: .top, animated: false)
    }
    stage.configure = { cell, path in
      cell.wantedHeight = CGFloat(30 + path.item % 7 * 10)
      if moment == .provided { scroll() }
    }
    if moment == .shown { delegate.onBegin = { _ in scroll() } }
    if moment == .gone { delegate.onEnd = { _ in scroll() } }
    stage.frame()
    isArmed = true
    stage.scroll(to: 700)
    for _ in 0..<3 { stage.frame() }
    expect(isDone)
    expect(stage.cell(0, 120).map { $0.frame.minY }, equals: view.contentOffset.y)
    expect(view.engine.stateFaults, equals: [])
  }

  @Test(arguments: 0..<3)
  func `nothing stays selected when a reload is laid out as its cells go`(action: Int) {
    let (stage, delegate) = (stage(Self.layout(isFlow: true)), HookDelegate())
    let view = stage.view
    view.allowsMultipleSelection = true
    for item in 0..<60 {
      view.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    once(.gone, in: stage, delegate) {
      switch action {
      case 0:
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
      case 1: stage.apply([("all", Self.names.filter { $0 != "row 2" })])
      default: view.setCollectionViewLayout(Layouts.grid(), animated: true)
      }
    }
    view.reloadData()
    for _ in 0..<3 { stage.frame() }
    expect(view.indexPathsForSelectedItems == nil)
    expect(view.visibleCells.count { $0.isSelected }, equals: 0)
    expect(!view.visibleCells.isEmpty)
    expect(view.engine.stateFaults, equals: [])
  }
}
