// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

/// Tests of the delegate calls for an item while the delegate updates the data between them.
@MainActor
@Suite("Selecting while items go")
struct SelectionCallbackTests {
  enum Moment: CaseIterable, Sendable {
    case mayHighlight, highlighted, maySelect, selected, deselected, mayPerform
  }

  private let stage = Stage(Layouts.grid(columns: 1, height: 50), counts: [9])
  private let delegate = TellingDelegate()

  init() {
    stage.view.delegate = delegate
    stage.frame()
    stage.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
  }

  private func tap(_ item: Int) {
    let point = CGPoint(x: 100, y: 25 + 50 * item)
    stage.surface.handle(.pointer(PointerEvent(phase: .began, location: point)))
    stage.surface.handle(.pointer(PointerEvent(phase: .ended, location: point)))
    stage.frame()
  }

  @Test(arguments: Moment.allCases)
  func `nothing is said of an item that is gone`(moment: Moment) {
    delegate.on = (
      moment,
      { [stage] in
        stage.items[0] = ["0.0"]
        stage.view.performBatchUpdates {
          stage.view.deleteItems(at: (1..<9).map { IndexPath(item: $0, section: 0) })
        }
      }
    )
    delegate.exists = { [stage] in $0.item < stage.items[0].count }
    tap(5)
    expect(delegate.on == nil)
    expect(delegate.wrong, equals: [])
    expect(stage.view.indexPathsForSelectedItems == nil)
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test(arguments: [Moment.maySelect, .selected, .deselected, .mayPerform])
  func `an item that moved is spoken of where it is`(moment: Moment) {
    delegate.on = (
      moment,
      { [stage] in
        stage.items[0].insert("new", at: 0)
        stage.view.insertItems(at: [[0, 0]])
      }
    )
    tap(5)
    expect(delegate.on == nil)
    expect(stage.view.indexPathsForSelectedItems, equals: [[0, 6]])
    expect(delegate.selected, equals: [moment == .selected || moment == .mayPerform ? 5 : 6])
    expect(delegate.performed, equals: [6])
  }

  @Test func `a reload in between is no reason to say nothing`() {
    delegate.on = (.deselected, { [stage] in stage.view.reloadData() })
    tap(5)
    expect(delegate.selected, equals: [5])
    expect(delegate.performed, equals: [5])
  }
}

@MainActor
private final class TellingDelegate: NSObject, UICollectionViewDelegate {
  var on: (moment: SelectionCallbackTests.Moment, action: () -> Void)?
  var exists: (IndexPath) -> Bool = { _ in true }
  private(set) var wrong: [String] = []
  private(set) var selected: [Int] = []
  private(set) var performed: [Int] = []

  private func pass(_ moment: SelectionCallbackTests.Moment, _ path: IndexPath) {
    if !exists(path) { wrong.append("\(moment) \(path)") }
    guard let on, on.moment == moment else { return }
    self.on = nil
    on.action()
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    pass(.mayHighlight, indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    pass(.highlighted, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    pass(.maySelect, indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
    pass(.selected, indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    pass(.deselected, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    pass(.mayPerform, indexPath)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    if !exists(indexPath) { wrong.append("perform \(indexPath)") }
    performed.append(indexPath.item)
  }
}
