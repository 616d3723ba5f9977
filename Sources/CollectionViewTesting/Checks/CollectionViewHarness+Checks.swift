// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit

extension CollectionViewHarness {
  /// Checks rules against what is on the screen.
  ///
  /// - Throws: ``CheckFailure`` with everything that is wrong.
  public func check(_ checks: LayoutCheck...) throws {
    try fail(checks.flatMap { check in check.violations(self).map { "\(check.name): \($0)" } })
  }

  /// Checks where the first collection view has a cell, in content coordinates.
  ///
  /// - Parameters:
  ///   - item: the cell's item.
  ///   - section: its section.
  ///   - frame: where it is to be, in points.
  ///   - tolerance: by how much each side may differ, in points.
  /// - Throws: ``CheckFailure`` when it is elsewhere, or there is none.
  public func checkFrame(
    ofItem item: Int, inSection section: Int = 0, is frame: CGRect, within tolerance: CGFloat = 0
  ) throws {
    let path = IndexPath(item: item, section: section)
    guard
      let found = collectionView?.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    else {
      return try fail(["there is no cell \(section).\(item)"])
    }
    let sides = [
      ("x", found.minX, frame.minX), ("y", found.minY, frame.minY),
      ("width", found.width, frame.width), ("height", found.height, frame.height),
    ]
    let off = sides.filter { abs($0.1 - $0.2) > tolerance }
    guard !off.isEmpty else { return }
    let terms = collectionView.flatMap { LayoutLinter.explanation(ofItemAt: path, in: $0) }
    try fail(
      off.map { name, now, wanted in
        "cell \(section).\(item): \(name) is \(NumberText.text(now)) and not "
          + NumberText.text(wanted)
      } + (terms.map { ["why:", $0] } ?? []))
  }

  /// Checks that what a person looks at stays where it is while `action` runs: the first cell that
  /// is wholly in sight and still there afterwards has not moved on the screen.
  ///
  /// - Parameters:
  ///   - identity: names the item of an index path before and after `action`, such as its
  ///     identifier; without it, index paths are taken to name the same items.
  ///   - action: what is done, such as applying a snapshot.
  /// - Throws: ``CheckFailure`` with the distance.
  public func checkNoDrift(
    of identity: ((IndexPath) -> AnyHashable?)? = nil, during action: () throws -> Void
  ) throws {
    let before = placesOnScreen(identity)
    try action()
    layout()
    let after = placesOnScreen(identity)
    guard let anchor = before.first(where: { after.map(\.name).contains($0.name) }),
      let now = after.first(where: { $0.name == anchor.name })
    else {
      return try fail(["no drift: no cell that was in sight is there any more"])
    }
    let (dx, dy) = (now.origin.x - anchor.origin.x, now.origin.y - anchor.origin.y)
    guard abs(dx) > 0.001 || abs(dy) > 0.001 else { return }
    try fail([
      "no drift: \(anchor.name) moved by \(NumberText.text(dx)), \(NumberText.text(dy)) points"
    ])
  }

  /// Checks which cells are configured again in place while `action` runs, and that no other cell
  /// is configured.
  ///
  /// - Throws: ``CheckFailure`` with those that are missing and those that are too many.
  public func checkReconfigured(
    _ expected: [IndexPath], during action: () throws -> Void
  ) throws {
    journal.startListing()
    defer { journal.stopListing() }
    try action()
    layout()
    let cells = journal.configured.filter { $0.element.kind == nil }
    let again = Set(cells.filter(\.isAgain).map(\.element.indexPath))
    let wrong =
      Set(expected).subtracting(again).sorted().map { "\(Self.name($0)) was not configured again" }
      + again.subtracting(expected).sorted().map { "\(Self.name($0)) was configured again" }
      + cells.filter { !$0.isAgain }.map { "\($0.element.name) got a cell" }
    try fail(wrong)
  }

  /// What was done while `action` ran.
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
      // The view on the screen may itself be the one that scrolls.
      let origin = CGPoint(
        x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
      return name.map { ($0, origin) }
    }
  }

  private static func name(_ path: IndexPath) -> String {
    ElementName(nil, at: path).description
  }

  private func fail(_ violations: [String]) throws {
    if !violations.isEmpty { throw CheckFailure(violations) }
  }
}
