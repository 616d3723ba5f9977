// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionContracts
import Testing
import UIKit

/// Tests of invalid calls: where UIKit raises an exception, the process ends with a message; where UIKit
/// continues, visible content is preserved.
@Suite("Bad input")
struct BadInputTests {
  @Test(arguments: BadInput.allCases)
  func `what UIKit raises for ends the process, with the numbers and the names`(
    input: BadInput
  ) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [input = input as BadInput] in
      await MainActor.run { input.happen() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.contains(": Fatal error: Mullion: ") } ?? ""
    for words in input.words { expect(line.contains(words), "\(text.prefix(600))") }
  }

  @Test func `every case stands in the documentation`() throws {
    let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .appendingPathComponent("../../../../Documentation/BadInput.md").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    for input in BadInput.allCases { expect(text.contains("`\(input.rawValue)`")) }
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| `") }
    expect(rows, equals: BadInput.allCases.count)
  }
}

/// Tests of unusual calls that UIKit accepts: afterwards the view displays the data.
@MainActor
@Suite("Bad input that is taken")
struct TakenInputTests {
  private let stage = Stage(Layouts.list(estimate: 44), counts: [40, 5])

  init() {
    stage.configure = { cell, _ in cell.wantedHeight = CGFloat(30 + cell.text.count * 7) }
    stage.frame()
  }

  /// Expects that the view displays the data, and that its state is consistent.
  private func check(_ comment: Comment = "", frames: Int = 4) {
    for _ in 0..<frames { stage.frame() }
    expect(stage.view.engine.stateFaults, equals: [], comment)
    for path in stage.view.indexPathsForVisibleItems {
      expect(
        stage.cell(path.section, path.item)?.text, equals: stage.items[path.section][path.item],
        comment)
    }
    expect(!stage.view.visibleCells.isEmpty, comment)
  }

  private func insertFirst(_ name: String) {
    stage.items[0].insert(name, at: 0)
    stage.view.insertItems(at: [[0, 0]])
  }

  @Test func `an update inside of an update is part of it`() {
    stage.view.performBatchUpdates {
      insertFirst("outer")
      stage.view.performBatchUpdates {
        stage.items[1].removeLast()
        stage.view.deleteItems(at: [[1, 4]])
      }
    }
    check()
    expect(stage.view.numberOfItems(inSection: 0), equals: 41)
  }

  @Test func `an update in a provider shows the data of both`() {
    var isFirst = true
    let configure = stage.configure
    stage.configure = { [self] cell, path in
      configure(cell, path)
      guard isFirst, path.item == 20 else { return }
      isFirst = false
      insertFirst("from the provider")
    }
    stage.scroll(to: 700)
    check()
    expect(!isFirst)
    expect(stage.view.numberOfItems(inSection: 0), equals: 41)
  }

  @Test func `a reload in a provider, and inside of an update`() {
    var isFirst = true
    let configure = stage.configure
    stage.configure = { [self] cell, path in
      configure(cell, path)
      guard isFirst, path.item == 20 else { return }
      isFirst = false
      stage.items[0].removeLast(3)
      stage.view.reloadData()
    }
    stage.scroll(to: 700)
    check()
    expect(!isFirst)
    stage.view.performBatchUpdates {
      stage.items[0].removeFirst(7)
      stage.view.reloadData()
    }
    check()
    expect(stage.view.numberOfItems(inSection: 0), equals: 30)
  }

  @Test func `an update when a cell is shown, and when one is gone`() {
    let delegate = HookDelegate()
    stage.view.delegate = delegate
    var turns = 0
    let hook = { [self] in
      turns += 1
      if turns < 4 { insertFirst("hooked \(turns)") }
    }
    delegate.onBegin = { _ in hook() }
    delegate.onEnd = { _ in hook() }
    stage.scroll(to: 500)
    check()
    expect(turns >= 4)
    expect(stage.view.numberOfItems(inSection: 0), equals: 43)
  }

  @Test func `a completion that updates comes after what it completes`() {
    stage.view.performBatchUpdates {
      insertFirst("first")
    } completion: { [self] _ in
      insertFirst("second")
    }
    check(frames: 8)
    expect(stage.items[0].prefix(2), equals: ["second", "first"])
    expect(stage.cell(0, 0)?.text, equals: "second")
  }

  @Test func `data that changed behind the view is shown by a reload`() {
    stage.items[0].removeLast(35)
    stage.items.removeLast()
    stage.view.reloadData()
    check()
    stage.items[0] = []
    stage.items.append(["only"])
    stage.view.reloadData()
    check()
    expect(stage.shown, equals: ["1.0"])
  }

  @Test func `places that are not there answer nothing`() {
    let view = stage.view
    for path: IndexPath in [[0, 40], [2, 0], [7, 7], [0], []] {
      expect(view.cellForItem(at: path) == nil)
      expect(view.layoutAttributesForItem(at: path) == nil)
      if path.count == 2 { expect(!view.beginInteractiveMovementForItem(at: path)) }
      view.deselectItem(at: path, animated: false)
    }
    check()
  }

  @Test func `selecting what is not there selects nothing and is reported`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = Stage(Layouts.grid(), counts: [5])
      stage.frame()
      stage.view.selectItem(at: [0, 5], animated: false, scrollPosition: [])
      precondition(stage.view.indexPathsForSelectedItems == nil)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("section 0, item 5"))
    expect(text.contains("5 items in section 0"))
  }

  @Test func `another layout in the middle of an update`() {
    stage.view.performBatchUpdates {
      insertFirst("new")
      stage.view.setCollectionViewLayout(Layouts.grid(columns: 2), animated: false)
    }
    check()
    expect(stage.view.numberOfItems(inSection: 0), equals: 41)
  }

  @Test func `scrolling in the middle of an update and while cells are made`() {
    stage.view.performBatchUpdates {
      insertFirst("new")
      stage.view.contentOffset.y = 300
    }
    check()
    var isFirst = true
    let configure = stage.configure
    stage.configure = { [self] cell, path in
      configure(cell, path)
      guard isFirst else { return }
      isFirst = false
      stage.view.contentOffset.y = 900
    }
    stage.scroll(to: 600)
    check()
    expect(!isFirst)
  }
}
