// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of entries that were created together, and of the runs that contain them.
@Suite("AddressRun")
struct AddressRunTests {
  private func run(start: Int, token: Int, _ first: Int, by distance: Int) -> AddressRun {
    AddressRun(start: start, token: token, labels: FreeLabels(first: first, distance: distance))
  }

  @Test func `an entry has the label of its place in the run`() {
    let run = run(start: 10, token: 4, 100, by: 5)
    expect(run.address(of: 10), equals: ItemAddress(token: 4, label: 100))
    expect(run.address(of: 13), equals: ItemAddress(token: 4, label: 115))
  }

  @Test func `labels that go on are taken in`() {
    var run = run(start: 10, token: 4, 100, by: 5)
    expect(run.takeIn(13, count: 2, token: 4, FreeLabels(first: 115, distance: 5)), equals: true)
    expect(run.address(of: 14).label, equals: 120)
  }

  @Test func `labels of another section, place or distance are not`() {
    var run = run(start: 10, token: 4, 100, by: 5)
    expect(run.takeIn(13, count: 2, token: 5, FreeLabels(first: 115, distance: 5)), equals: false)
    expect(run.takeIn(13, count: 2, token: 4, FreeLabels(first: 116, distance: 5)), equals: false)
    expect(run.takeIn(13, count: 2, token: 4, FreeLabels(first: 115, distance: 6)), equals: false)
    expect(run.labels.distance, equals: 5)
  }

  @Test func `one entry has no distance`() {
    var run = run(start: 10, token: 4, 100, by: 5)
    expect(run.takeIn(13, count: 1, token: 4, FreeLabels(first: 115, distance: 99)), equals: true)
  }

  @Test func `the second entry says how far apart they are`() {
    var run = run(start: 10, token: 4, 100, by: 1)
    expect(run.takeIn(11, count: 1, token: 4, FreeLabels(first: 107, distance: 1)), equals: true)
    expect(run.takeIn(12, count: 1, token: 4, FreeLabels(first: 114, distance: 1)), equals: true)
    expect((10...12).map { run.address(of: $0).label }, equals: [100, 107, 114])
  }

  @Test func `labels that go back are not taken in`() {
    var run = run(start: 10, token: 4, 100, by: 1)
    expect(run.takeIn(11, count: 1, token: 4, FreeLabels(first: 93, distance: 1)), equals: false)
  }

  @Test func `of many runs the one answers that holds the entry`() {
    let starts = [0, 1, 5, 6, 40]
    let runs = starts.enumerated().map { run(start: $1, token: $0, 1_000 * $0, by: 1) }
    for entry in 0..<60 {
      let holder = starts.lastIndex { $0 <= entry } ?? 0
      let label = 1_000 * holder + entry - starts[holder]
      expect(runs.address(of: entry), equals: ItemAddress(token: holder, label: label))
    }
  }
}
