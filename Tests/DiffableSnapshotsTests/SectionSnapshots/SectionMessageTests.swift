// SPDX-License-Identifier: Apache-2.0

import DiffableSnapshots
import Foundation
import MullionContracts
import Testing

/// What the program says of a section snapshot before it stops, and what it says without stopping.
@Suite("Messages of section snapshots")
struct SectionMessageTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// Roots a, b and c; d and e below a.
  private static var outline: Outline {
    var outline = Outline()
    outline.append(["a", "b", "c"])
    outline.append(["d", "e"], to: "a")
    return outline
  }

  /// Whether the standard error of `result` says all of `parts`.
  private func says(_ result: ExitTest.Result?, _ parts: String...) -> Bool {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return parts.allSatisfy { text.contains($0) }
  }

  // MARK: Changes

  @Test func `a parent that is not there is named, with what to do`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = SectionMessageTests.outline
      outline.append(["x"], to: "z")
    }
    #expect(
      says(
        result, "append(_:to:): the parent \"z\" is not in the section snapshot.", "has 5 items",
        "Append the item first, or ask contains(_:)"))
  }

  @Test func `an item that is there already is named, with its index and its parent`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = SectionMessageTests.outline
      outline.append(["x", "e", "b"])
    }
    #expect(
      says(
        result, "append(_:to:): an item stands once in a section snapshot",
        "\"e\" stands at index 2, below \"a\", already",
        "\"b\" stands at index 3, a root, already", "Delete the item first to move it"))
  }

  @Test func `an item given twice is named with its positions`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = SectionMessageTests.outline
      outline.insert(["x", "y", "x"], before: "b")
    }
    #expect(says(result, "insert(_:before:)", "\"x\" is given at positions 0 and 2"))
  }

  @Test func `a destination that is not there is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = SectionMessageTests.outline
      outline.insert(["x"], after: "z")
    }
    #expect(says(result, "insert(_:after:)", "\"z\"", "has 5 items", "contains(_:)"))
  }

  @Test func `a destination of a snapshot that is not there is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = SectionMessageTests.outline
      var part = Outline()
      part.append(["x"])
      outline.insert(part, before: "z")
    }
    #expect(says(result, "insert(_:before:)", "\"z\"", "has 5 items", "contains(_:)"))
  }

  @Test func `an item of an inserted snapshot that is there already is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = SectionMessageTests.outline
      let part = outline.snapshot(of: "a", includingParent: true)
      outline.insert(part, after: "c")
    }
    #expect(
      says(
        result, "insert(_:after:)", "\"a\" stands at index 0, a root, already",
        "\"d\" stands at index 1, below \"a\", already"))
  }

  @Test func `an unknown item to delete is named, and that nothing was deleted`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = SectionMessageTests.outline
      outline.delete(["a", "z"])
    }
    #expect(
      says(
        result, "delete(_:): item \"z\" is not in the snapshot", "Nothing was deleted",
        "contains(_:)"))
  }

  @Test func `a parent whose children are replaced is named when it is not there`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = SectionMessageTests.outline
      outline.replace(childrenOf: "z", using: outline)
    }
    #expect(says(result, "replace(childrenOf:using:): the parent \"z\"", "contains(_:)"))
  }

  @Test func `an item that comes with new children and stands elsewhere is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = SectionMessageTests.outline
      var children = Outline()
      children.append(["d", "c"])
      outline.replace(childrenOf: "a", using: children)
    }
    #expect(
      says(result, "replace(childrenOf:using:)", "\"c\" stands at index 4, a root, already"))
  }

  // MARK: Questions

  @Test func `the level of an item that is not there is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SectionMessageTests.outline.level(of: "z") }
    #expect(says(result, "level(of:): item \"z\"", "contains(_:)"))
  }

  @Test func `the parent of an item that is not there is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SectionMessageTests.outline.parent(of: "z") }
    #expect(says(result, "parent(of:): item \"z\"", "contains(_:)"))
  }

  @Test func `whether an item that is not there is expanded is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SectionMessageTests.outline.isExpanded("z") }
    #expect(says(result, "isExpanded(_:): item \"z\"", "contains(_:)"))
  }

  @Test func `whether an item that is not there is visible is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SectionMessageTests.outline.isVisible("z") }
    #expect(says(result, "isVisible(_:): item \"z\"", "contains(_:)"))
  }

  @Test func `the part below an item that is not there is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SectionMessageTests.outline.snapshot(of: "z") }
    #expect(says(result, "snapshot(of:includingParent:): the parent \"z\"", "contains(_:)"))
  }

  // MARK: Without stopping

  @Test func `expanding and collapsing what is not there is said, and the rest is done`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      var outline = SectionMessageTests.outline
      outline.expand(["y", "a", "z"])
      outline.collapse(["x"])
      exit(outline.expandedItems == ["a"] ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    #expect(
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
      #expect(error?.code == code)
      #expect(error?.identifiers == identifiers)
      #expect(outline.hasSameContents(as: other))
      #expect(outline.brokenInvariant == nil)
    }
    let questions: [() throws -> Void] = [
      { _ = try other.attemptLevel(of: "z") }, { _ = try other.attemptParent(of: "z") },
      { _ = try other.attemptIsExpanded("z") }, { _ = try other.attemptIsVisible("z") },
    ]
    for question in questions {
      let error = #expect(throws: SnapshotError.self, performing: question)
      #expect(error?.code == .unknownItem)
    }
  }
}
