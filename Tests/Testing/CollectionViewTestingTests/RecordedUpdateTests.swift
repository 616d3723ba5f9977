// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of recordings of updates with the changes that the app specified.
@MainActor
struct RecordedUpdateTests {
  /// A list with operations for tests, selected by name.
  @MainActor
  final class Rows {
    let harness: CollectionViewHarness
    let view: UICollectionView
    private let source = ItemSource([])
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844),
        collectionViewLayout: LayoutCheckTests.grid(columns: 1))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      harness = CollectionViewHarness(view)
      source.counts = { [unowned self] in self.counts }
      view.dataSource = source
      harness.layout()
    }

    /// Performs the change `name` of these tests.
    func change(_ name: String) {
      switch name {
      case "add":
        counts[0] += 1
        view.insertItems(at: [[0, 0]])
      case "remove":
        counts[0] -= 1
        view.deleteItems(at: [[0, counts[0]]])
      default: Issue.record("nothing is called \(name)")
      }
      harness.runUntilIdle()
    }
  }

  private func updates(_ recording: Recording) -> [[RecordedChange]] {
    recording.steps.flatMap(\.events).compactMap {
      if case .updated(let changes) = $0 { changes } else { nil }
    }
  }

  @Test func `an update is recorded with every change by name`() throws {
    let rows = Rows([5, 3])
    rows.harness.startRecording()
    rows.view.performBatchUpdates {
      rows.counts = [5, 2, 3]
      rows.view.deleteItems(at: [[0, 4], [0, 1]])
      rows.view.insertItems(at: [[0, 0], [0, 2]])
      rows.view.moveItem(at: [0, 0], to: [0, 4])
      rows.view.insertSections([1])
      rows.view.reloadItems(at: [[1, 2]])
    }
    rows.harness.runUntilIdle()
    let recording = rows.harness.stopRecording()
    expect(
      updates(recording),
      equals: [
        [
          .deleted("cell 0.1"), .deleted("cell 0.4"), .inserted("section 1"),
          .inserted("cell 0.0"), .inserted("cell 0.2"), .moved("cell 0.0", to: "cell 0.4"),
          .reloaded("cell 1.2"),
        ]
      ])
    let words = recording.steps.flatMap(\.events).map(\.description)
    expect(
      words.contains(
        "updated: deleted cell 0.1, cell 0.4; inserted section 1, cell 0.0, cell 0.2; "
          + "moved cell 0.0 to cell 0.4; reloaded cell 1.2"))
  }

  @Test func `an update without changes and one of many are told in a line`() throws {
    let rows = Rows([50])
    rows.harness.startRecording()
    rows.view.performBatchUpdates(nil)
    rows.view.reconfigureItems(at: [[0, 3]])
    rows.counts = [30]
    rows.view.deleteItems(at: (20..<40).map { [0, $0] })
    rows.harness.runUntilIdle()
    let words = rows.harness.stopRecording().steps.flatMap(\.events).map(\.description)
    expect(words.contains("updated: no changes named"))
    expect(words.contains("updated: to be reconfigured cell 0.3"))
    expect(words.contains { $0.hasSuffix("cell 0.26, cell 0.27 and 12 more") })
  }

  @Test func `a file keeps the changes`() throws {
    let rows = Rows([2])
    rows.harness.startRecording()
    rows.harness.perform("add") { rows.change("add") }
    let recording = rows.harness.stopRecording()
    let path = NSTemporaryDirectory() + "recording-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try recording.write(to: path)
    let read = try Recording(contentsOf: path)
    expect(read, equals: recording)
    expect(updates(read), equals: [[.inserted("cell 0.0")]])
    expect(read.steps.last?.summary.hasPrefix("perform(\"add\"), "), equals: true)
    expect(read.steps.last?.summary.contains("1 updated"), equals: true)
  }

  @Test func `what has a name is done again by its name`() {
    func run(_ change: (Rows) -> Void) -> Recording {
      let rows = Rows([2])
      rows.harness.startRecording()
      change(rows)
      return rows.harness.stopRecording()
    }
    let recording = run { rows in
      for name in ["add", "add", "remove"] { rows.harness.perform(name) { rows.change(name) } }
    }
    expect(recording.actions, equals: [.named("add"), .named("add"), .named("remove")])
    expect(run { rows in rows.harness.replay(recording, named: rows.change) }, equals: recording)
    expect(updates(run { $0.harness.replay(recording) }).isEmpty)
  }

  @Test func `a run is cut down to the updates that matter`() {
    let rows = Rows([4])
    rows.harness.startRecording()
    for name in ["add", "remove", "add", "remove", "add", "add"] {
      rows.harness.perform(name) { rows.change(name) }
      rows.harness.advance(by: 0.1)
    }
    let shrunk = rows.harness.stopRecording().shrunk { candidate in
      let again = Rows([4])
      again.harness.replay(candidate, named: again.change)
      return again.counts[0] >= 6
    }
    expect(shrunk.actions, equals: [.named("add"), .named("add")])
    let source = shrunk.testSource(named: "two more", showing: "view")
    expect(source.contains("    harness.perform(\"add\") {\n      // What the recorded test did"))
  }

  @Test func `what fails is recorded as well`() {
    struct Failure: Error {}
    let rows = Rows([1])
    rows.harness.startRecording()
    #expect(throws: Failure.self) { try rows.harness.perform("fail") { throw Failure() } }
    expect(rows.harness.stopRecording().actions, equals: [.named("fail")])
  }
}
