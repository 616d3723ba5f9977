// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKit

extension CollectionViewHarness {
  /// Checks rules against the current contents of the screen.
  ///
  /// - Parameters:
  ///   - checks: the rules.
  ///   - file: the test's source file; omit it.
  ///   - line: the line of the check; omit it.
  ///   - path: the path of the test's source, beside which drawings are written; omit it.
  ///   - function: the test's name; omit it.
  /// - Throws: ``CheckFailure`` with all violations.
  public func check(
    _ checks: LayoutCheck..., file: String = #fileID, line: Int = #line, path: String = #filePath,
    function: String = #function
  ) throws {
    let leftovers = LeftDrawings(of: self, beside: path, in: function)
    var findings: [CheckFailure.Finding] = []
    // No closures: only a few stack frames are searched for the test's call.
    for check in checks {
      let violations = check.violations(self)
      guard !violations.isEmpty else {
        if check.wantsDrawings { leftovers.remove() }
        continue
      }
      let left = check.wantsDrawings ? leftovers.leave() : nil
      record(check, violations, at: SourcePlace(path: path, line: line))
      findings.append(
        CheckFailure.Finding(
          violations: violations.map { "\(check.name): \($0)" },
          advice: [check.advice(self), left].compactMap(\.self).first))
    }
    guard !findings.isEmpty else { return }
    throw CheckFailure(findings, at: "\(file):\(line)")
  }

  /// Adds the violations of `check` to the report, if one is being written.
  private func record(_ check: LayoutCheck, _ violations: [String], at place: SourcePlace) {
    guard let folder = ResultFolder.current else { return }
    let entries = check.entries?(self) ?? violations.map { FindingEntry(violation: $0, of: check) }
    for var entry in entries {
      entry.severity = .error
      folder.record(.finding(entry), at: place)
    }
  }

  /// Checks the frame of a cell of the first collection view, in content coordinates.
  ///
  /// - Parameters:
  ///   - item: the cell's item.
  ///   - section: its section.
  ///   - frame: the expected frame, in points.
  ///   - tolerance: the permitted difference of each side, in points.
  ///   - line: the line of the check in the test; omit it.
  /// - Throws: ``CheckFailure`` when the frame differs, or there is no such cell.
  public func checkFrame(
    ofItem item: Int, inSection section: Int = 0, is frame: CGRect, within tolerance: CGFloat = 0,
    line: Int = #line
  ) throws {
    let place = "line \(line)"
    let path = IndexPath(item: item, section: section)
    guard
      let found = collectionView?.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    else {
      return try fail(
        ["there is no cell \(section).\(item): \(count(ofSection: section))"], at: place)
    }
    let sides = [
      ("x", found.minX, frame.minX), ("y", found.minY, frame.minY),
      ("width", found.width, frame.width), ("height", found.height, frame.height),
    ]
    let off = sides.filter { abs($0.1 - $0.2) > tolerance }
    let terms =
      off.isEmpty
      ? nil : collectionView.flatMap { LayoutLinter.explanation(ofItemAt: path, in: $0) }
    try fail(
      off.map { name, now, wanted in
        "cell \(section).\(item): \(name) is \(NumberText.text(now)) and not "
          + NumberText.text(wanted)
      }, advice: terms.map { "why: \($0)" }, at: place)
  }

  private func count(ofSection section: Int) -> String {
    guard let collectionView else { return "there is no collection view on the screen" }
    let sections = collectionView.numberOfSections
    guard section >= 0, section < sections else {
      return "there are \(sections) sections"
    }
    return "section \(section) has \(collectionView.numberOfItems(inSection: section)) items"
  }

  /// Checks that the visible content of the first collection view keeps its position on the screen while
  /// `action` runs.
  ///
  /// The anchor is the first cell that is fully visible before and after `action`; it must not have moved on
  /// the screen. A layout pass follows `action`.
  ///
  /// - Parameters:
  ///   - identity: A closure that returns the identity of the item at an index path before and after
  ///     `action`, such as its identifier; if `nil`, equal index paths are taken as the same item.
  ///   - file: The test's source file; omit it.
  ///   - line: The line of the check; omit it.
  ///   - action: The change under test, such as applying a snapshot.
  /// - Throws: ``CheckFailure`` with the distance, or when none of the fully visible cells is still fully
  ///   visible; errors of `action`.
  public func checkNoDrift(
    of identity: ((IndexPath) -> AnyHashable?)? = nil, file: String = #fileID, line: Int = #line,
    during action: () throws -> Void
  ) throws {
    let place = "\(file):\(line)"
    let before = placesOnScreen(identity)
    try action()
    layout()
    let after = placesOnScreen(identity)
    guard let anchor = before.first(where: { after.map(\.name).contains($0.name) }),
      let now = after.first(where: { $0.name == anchor.name })
    else {
      return try fail(
        ["no drift: of \(before.count) cells that were completely visible none remains"],
        advice:
          "Name items by their identifiers with checkNoDrift(of:), if their index paths change.",
        at: place)
    }
    let (dx, dy) = (now.origin.x - anchor.origin.x, now.origin.y - anchor.origin.y)
    guard abs(dx) > 0.001 || abs(dy) > 0.001 else { return }
    try fail(
      [
        "no drift: \(anchor.name) moved by \(NumberText.text(dx)), \(NumberText.text(dy)) points: "
          + "on the screen it was at \(NumberText.point(anchor.origin)), and is at "
          + NumberText.point(now.origin)
      ],
      advice:
        "Above the visible content, an element was inserted, deleted or resized. An update of "
        + "data does not change contentOffset: change it after the update, or set "
        + "ScrollingPolicy.keepsPlaceInUpdates of MullionExtras.",
      at: place)
  }

  /// Checks that exactly the expected cells are reconfigured in place while `action` runs, and that no other
  /// cell is configured.
  ///
  /// A layout pass follows `action`.
  ///
  /// - Throws: ``CheckFailure`` with the missing and the unexpected cells; errors of `action`.
  public func checkReconfigured(
    _ expected: [IndexPath], file: String = #fileID, line: Int = #line,
    during action: () throws -> Void
  ) throws {
    journal.startListing()
    defer { journal.stopListing() }
    try action()
    layout()
    let cells = journal.configured.filter { $0.element.kind == nil }
    let again = Set(cells.filter(\.isAgain).map(\.element.indexPath))
    let new = cells.filter { !$0.isAgain }.map(\.element)
    let missing = Set(expected).subtracting(again).sorted()
    let wrong =
      missing.map { "\(Self.name($0)) was not reconfigured" }
      + again.subtracting(expected).sorted().map { "\(Self.name($0)) was reconfigured" }
      + new.map { "\($0.name) got a cell" }
    let isReloaded = new.contains { missing.contains($0.indexPath) }
    try fail(
      wrong,
      advice: isReloaded
        ? "A reloaded item gets another cell; reconfigureItems(_:) keeps its cell."
        : nil,
      at: "\(file):\(line)")
  }

  /// Returns the work that the first collection view does during `action` and the layout pass that follows
  /// it.
  public func work(during action: () throws -> Void) rethrows -> WorkCounts {
    let before = work
    try action()
    layout()
    return work.since(before)
  }

  private func placesOnScreen(
    _ identity: ((IndexPath) -> AnyHashable?)?
  ) -> [(name: AnyHashable, origin: CGPoint)] {
    guard let collectionView else { return [] }
    let cells = collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
      collectionView.cellForItem(at: path).map { (path, $0) }
    }
    return cells.compactMap { path, cell in
      let frame = cell.convert(cell.bounds, to: view)
      guard collectionView.convert(collectionView.bounds, to: view).contains(frame) else {
        return nil
      }
      let name = identity.map { $0(path) } ?? AnyHashable(Self.name(path))
      // The view on the screen may itself be the scroll view.
      let origin = CGPoint(
        x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
      return name.map { ($0, origin) }
    }
  }

  private static func name(_ path: IndexPath) -> String {
    ElementName(nil, at: path).description
  }

  private func fail(_ violations: [String], advice: String? = nil, at place: String) throws {
    guard !violations.isEmpty else { return }
    throw CheckFailure([CheckFailure.Finding(violations: violations, advice: advice)], at: place)
  }
}
