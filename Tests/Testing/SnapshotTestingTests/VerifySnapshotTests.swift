// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import SnapshotTesting
import Testing

@Suite(.snapshots) struct VerifySnapshotTests {
  private let folder = SnapshotFolder()

  private func verify(
    _ text: String, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = .missing, test: String = "prices()"
  ) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.path,
      testName: test)
  }

  @Test func `a missing reference is written, fails once, and is compared from then on`() throws {
    let failure = try #require(verify("one\n", named: "a"))
    expect(failure.contains("prices.a.txt was written, because it did not exist"))
    expect(folder.text("prices.a.txt"), equals: "one\n")
    expect(verify("one\n", named: "a") == nil)
  }

  @Test func `a text that differs is told by its lines and left beside the reference`() throws {
    _ = verify("one\ntwo\n", named: "a")
    let failure = try #require(verify("one\nthree\n", named: "a"))
    expect(failure.contains("- two\n+ three"))
    expect(failure.contains("prices.a.new.txt"))
    expect(folder.text("prices.a.new.txt"), equals: "one\nthree\n")
    expect(folder.text("prices.a.txt"), equals: "one\ntwo\n")
    expect(verify("one\ntwo\n", named: "a") == nil)
    expect(folder.names, equals: ["prices.a.txt"])
  }

  @Test func `never writes nothing, failed what differs, all everything, and each fails`() {
    expect(
      verify("one", named: "a", record: .never)?.contains("There is no reference"), equals: true)
    expect(folder.names.isEmpty)
    expect(verify("one", named: "a", record: .all) != nil)
    expect(verify("two", named: "a", record: .failed)?.contains("was rewritten"), equals: true)
    expect(folder.text("prices.a.txt"), equals: "two")
    expect(verify("two", named: "a", record: .failed) == nil)
    expect(verify("two", named: "a", record: .all) != nil)
    expect(folder.names, equals: ["prices.a.txt"])
  }

  @Test func `snapshots without a name are numbered in their test`() {
    _ = verify("one")
    _ = verify("two")
    _ = verify("three", test: "`prices in euros`()")
    expect(folder.names, equals: ["prices-in-euros.1.txt", "prices.1.txt", "prices.2.txt"])
  }

  @Test func `a test that the runner calls by another method keeps the name that was written`() {
    _ = verify("one", test: "_estPrices()")
    _ = verify("two", test: "_test()")
    expect(folder.names, equals: ["_test.1.txt", "testPrices.1.txt"])
  }

  @Test func `names keep letters, digits and low lines of any language`() {
    for name in ["--a b__c (2)!", "été, 1 €", "…", "가 나"] { _ = verify("one", named: name) }
    expect(
      folder.names,
      equals: ["prices..txt", "prices.a-b__c-2.txt", "prices.été-1.txt", "prices.가-나.txt"])
  }

  @available(*, deprecated, message: "Calls what is deprecated.")
  @Test func `the older labels take a value that says whether to record`() {
    func verify(_ text: String, _ records: Bool) -> String? {
      verifySnapshot(
        matching: text, as: .lines, named: "a", record: records, snapshotDirectory: folder.path,
        testName: "prices()")
    }
    expect(verify("one", true) != nil)
    expect(verify("one", false) == nil)
    expect(verify("two", false) != nil)
    expect(verify("two", true) != nil)
    expect(folder.text("prices.a.txt"), equals: "two")
    let (compares, open): (Bool, Bool?) = (false, nil)
    withSnapshotTesting(record: .never) {
      let own = verifySnapshot(
        of: "one", as: .lines, named: "b", record: open, snapshotDirectory: folder.path,
        testName: "prices()")
      expect(own?.contains("none may be written"), equals: true)
      // As in the library of that name: `false` compares, and writes missing references.
      expect(verify("two", false) == nil)
      expect(verify("three", false)?.contains("prices.a.new.txt"), equals: true)
    }
    assertSnapshots(
      of: "three", as: ["b": .lines], record: compares, testName: "the older labels compare")
    assertSnapshot(
      matching: "three", as: .lines, record: compares, testName: "the older labels compare")
  }

  @Test func `a scope says what is recorded, and an assertion in it says otherwise`() {
    withSnapshotTesting(record: .never) {
      expect(verify("one", named: "a", record: nil) != nil)
      expect(folder.names.isEmpty)
      withSnapshotTesting(diffTool: .ksdiff) {
        expect(verify("one", named: "a", record: nil) != nil)
        expect(folder.names.isEmpty)
        expect(verify("one", named: "a", record: .missing) != nil)
        expect(
          verify("two", named: "a", record: nil)?.contains("ksdiff \(folder.path)/"), equals: true)
      }
    }
  }

  @Test(.snapshots(record: .never)) func `a trait says what is recorded`() async {
    expect(verify("one", named: "a", record: nil) != nil)
    expect(folder.names.isEmpty)
    await withSnapshotTesting(record: .missing) {
      await Task.yield()
      expect(verify("one", named: "a", record: nil) != nil)
    }
    expect(folder.names, equals: ["prices.a.txt"])
  }

  @Test func `an assertion fails the test where it stands`() {
    let line: UInt = #line
    withKnownIssue {
      assertSnapshot(
        of: "one", as: .lines, named: "none", record: .never, testName: "nothing")
    } matching: { issue in
      issue.sourceLocation?.line == Int(line) + 2
        && issue.comments.contains { $0.rawValue.contains("/VerifySnapshotTests/nothing.none.txt") }
    }
  }

  @Test func `a value that throws fails with what it threw`() {
    struct Broken: Error {}
    func broken() throws -> String { throw Broken() }
    let failure = verifySnapshot(
      of: try broken(), as: .lines, snapshotDirectory: folder.path, testName: "a")
    expect(failure, equals: "The snapshot could not be taken: Broken()")
  }

  @Test func `a strategy may bring its text from another thread, and not too late`() {
    var later = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { text in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().async { callback(text + "!") }
      }
    }
    _ = verifySnapshot(
      of: "a", as: later, named: "a", record: .all, snapshotDirectory: folder.path,
      timeout: 60, testName: "late")
    expect(folder.text("late.a.txt"), equals: "a!")
    later.snapshot = { _ in Async { _ in } }
    let failure = verifySnapshot(
      of: "a", as: later, named: "a", snapshotDirectory: folder.path, timeout: 0.01,
      testName: "late")
    expect(failure?.contains("was not available after 0.01 seconds"), equals: true)
  }

  @Test func `strategies are taken back to other values, with a name each`() {
    struct Price { let cents: Int }
    let strategy = SimplySnapshotting.lines.pullback { (price: Price) in "\(price.cents)" }
    for (name, strategy) in ["a": strategy, "b": .wait(for: 0, on: strategy)] {
      _ = verifySnapshot(
        of: Price(cents: 5), as: strategy, named: name, record: .all,
        snapshotDirectory: folder.path, testName: "price")
    }
    expect(folder.text("price.a.txt"), equals: "5")
    expect(folder.text("price.b.txt"), equals: "5")
  }

  @Test func `references of an own way to compare are read as it says`() {
    let nearly = Snapshotting<Double, Double>(
      pathExtension: "num",
      diffing: Diffing(
        toData: { Data("\($0)".utf8) },
        fromData: { Double(String(decoding: $0, as: UTF8.self)) ?? .nan },
        diff: { abs($0 - $1) < 0.1 ? nil : ("\($0) is not \($1)", []) }))
    func verify(_ value: Double) -> String? {
      verifySnapshot(
        of: value, as: nearly, named: "a", record: .missing, snapshotDirectory: folder.path,
        testName: "near")
    }
    _ = verify(1)
    expect(verify(1.05) == nil)
    expect(verify(2)?.contains("1.0 is not 2.0"), equals: true)
  }
}
