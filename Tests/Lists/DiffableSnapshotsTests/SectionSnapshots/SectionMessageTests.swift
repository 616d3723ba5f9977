// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionContracts
import MullionDiffableSnapshots
import Testing

/// Tests of the diagnostics of a section snapshot that do not stop the program, and of the errors thrown
/// within the package; the messages before the program stops are in ``MessageTests``.
@Suite("Messages of section snapshots")
struct SectionMessageTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// An outline with the roots a, b and c, and with d and e below a.
  private static var outline: Outline {
    var outline = Outline()
    outline.append(["a", "b", "c"])
    outline.append(["d", "e"], to: "a")
    return outline
  }

  /// Returns whether the standard error of `result` contains all `parts`.
  private func says(_ result: ExitTest.Result?, _ parts: String...) -> Bool {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return parts.allSatisfy { text.contains($0) }
  }

  @Test func `expanding and collapsing what is not there is said, and the rest is done`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      var outline = SectionMessageTests.outline
      outline.expand(["y", "a", "z"])
      outline.collapse(["x"])
      exit(outline.expandedItems == ["a"] ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    expect(
      says(
        result, "expand(_:): \"y\", \"z\" are not in the section snapshot and are ignored",
        "collapse(_:): \"x\" is not in the section snapshot and is ignored", "contains(_:)"))
  }

  @Test func `inside the package the same calls throw, and nothing has changed`() throws {
    var outline = Self.outline
    let other = Self.outline
    typealias Operation = SectionSnapshotOperation<String>
    let operations: [(Operation, SnapshotError.Code, [String])] = [
      (.append(["x"], to: "z"), .unknownParent, ["z"]),
      (.append(["x", "x"], to: nil), .duplicateItems, ["x"]),
      (.append(["x", "c", "a"], to: "b"), .duplicateItems, ["c", "a"]),
      (.insert(["x"], .before, "z"), .unknownDestination, ["z"]),
      (.insert(["a"], .after, "b"), .duplicateItems, ["a"]),
      (.insertSnapshot(other, .after, "z"), .unknownDestination, ["z"]),
      (.insertSnapshot(other, .after, "b"), .duplicateItems, ["a", "d", "e", "b", "c"]),
      (.delete(["a", "y", "z"]), .unknownItem, ["y"]),
      (.replaceChildren("z", other), .unknownParent, ["z"]),
      (.replaceChildren("a", other), .duplicateItems, ["a", "b", "c"]),
    ]
    for (operation, code, identifiers) in operations {
      let error = #expect(throws: SnapshotError.self) { try outline.attempt(operation) }
      expect(error?.code, equals: code)
      expect(error?.identifiers, equals: identifiers)
      expect(outline.hasSameContents(as: other))
      expect(outline.brokenInvariant == nil)
    }
    let questions: [() throws -> Void] = [
      { _ = try other.attemptLevel(of: "z") }, { _ = try other.attemptParent(of: "z") },
      { _ = try other.attemptIsExpanded("z") }, { _ = try other.attemptIsVisible("z") },
    ]
    for question in questions {
      let error = #expect(throws: SnapshotError.self, performing: question)
      expect(error?.code, equals: .unknownItem)
    }
  }
}
