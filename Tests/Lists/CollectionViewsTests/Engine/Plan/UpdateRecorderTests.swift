// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCollectionViews

/// Tests of changes that are collected until the outermost batch ends.
@Suite("UpdateRecorder")
struct UpdateRecorderTests {
  @Test func `the outermost batch answers what all of them named`() {
    var recorder = UpdateRecorder()
    recorder.begin()
    recorder.batch.deletedItems = [[0, 1]]
    recorder.begin()
    recorder.batch.insertedItems = [[0, 2]]
    recorder.whenDone { _ in }
    recorder.whenDone(nil)
    let inner = recorder.end()
    expect(inner == nil && recorder.depth == 1)
    recorder.reconfigured = [[0, 0]]
    let outer = recorder.end()
    expect(outer?.batch.deletedItems == [[0, 1]] && outer?.batch.insertedItems == [[0, 2]])
    expect(outer?.reconfigured == [[0, 0]] && outer?.completions.count == 1)
    expect(outer?.isReplaced, equals: false)
    expect(recorder.batch.isEmpty && recorder.completions.isEmpty && recorder.depth == 0)
  }

  @Test func `a reload inside of a batch makes what was named pointless, one outside does not`() {
    var recorder = UpdateRecorder()
    recorder.recordReload()
    recorder.begin()
    let plain = recorder.end()
    expect(plain?.isReplaced, equals: false)
    recorder.begin()
    recorder.recordReload()
    let replaced = recorder.end()
    expect(replaced?.isReplaced, equals: true)
    expect(!recorder.isReplaced)
  }
}
