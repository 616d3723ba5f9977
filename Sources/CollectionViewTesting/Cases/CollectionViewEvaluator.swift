// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
package import LayoutCases
import UIKit

/// Lays cases out with a collection view that nobody sees.
@MainActor
package struct CollectionViewEvaluator: LayoutCaseEvaluating {
  /// An evaluator; it keeps nothing between cases.
  package init() {}

  /// What the collection view shows, and what its layout answers.
  ///
  /// - Throws: `LayoutCaseError` when the case uses what is not built yet, or asks for a size that
  ///   it does not give.
  /// - Complexity: O(n) in the number of items, and as often as the case asks where sections rest.
  package func evaluate(_ layoutCase: LayoutCase) throws(LayoutCaseError) -> CaseOutcome {
    if let unsupported = layoutCase.unsupported { throw unsupported }
    guard let container = layoutCase.container, let layout = layoutCase.layout else {
      throw LayoutCaseError(
        id: layoutCase.id, field: layoutCase.list == nil ? "layout" : "list",
        expected: "a description that is built", found: "one that is not built yet")
    }
    let make = { CaseMount(layoutCase, container, layout) }
    let mount = make()
    let outcome = CaseOutcome(
      contentSize: mount.collectionView.collectionViewLayout.collectionViewContentSize,
      frames: frames(layoutCase, mount),
      elementsInRect: layoutCase.expectation.elementsInRect.map { cells(in: $0.rect, mount) },
      settle: settle(layoutCase.expectation.settle, make))
    if var failure = mount.failure {
      failure.id = layoutCase.id
      throw failure
    }
    return outcome
  }

  // MARK: Frames

  private func frames(_ layoutCase: LayoutCase, _ mount: CaseMount) -> [CaseOutcome.Frame] {
    switch layoutCase.expectation.elements {
    case .all: attributes(mount).map(Self.frame)
    case .listed: listed(layoutCase, mount).map(Self.frame)
    case .visible: visible(mount)
    case .handler: mount.notices.values.flatMap(\.frames)
    }
  }

  /// Everything that the layout answers for the whole content.
  private func attributes(
    _ mount: CaseMount, in rect: CGRect = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
  ) -> [UICollectionViewLayoutAttributes] {
    mount.collectionView.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
  }

  /// Every item asked by itself, and everything else.
  private func listed(
    _ layoutCase: LayoutCase, _ mount: CaseMount
  ) -> [UICollectionViewLayoutAttributes] {
    let layout = mount.collectionView.collectionViewLayout
    let cells = layoutCase.itemCounts.enumerated().flatMap { section, count in
      (0..<count).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
    return cells + attributes(mount).filter { $0.representedElementCategory != .cell }
  }

  /// The views on the screen, with the frames that they have.
  private func visible(_ mount: CaseMount) -> [CaseOutcome.Frame] {
    ViewReader.elements(of: mount.collectionView)
      .filter { !$0.isHidden && $0.frame.intersects(mount.collectionView.bounds) }
      .map {
        CaseOutcome.Frame(
          kind: $0.kind.name, section: $0.indexPath.section, item: $0.indexPath.item,
          frame: $0.frame, zIndex: $0.zIndex)
      }
  }

  private static func frame(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CaseOutcome.Frame {
    CaseOutcome.Frame(
      kind: attributes.representedElementKind ?? "cell", section: attributes.indexPath.section,
      item: attributes.indexPath.item, frame: attributes.frame, zIndex: attributes.zIndex)
  }

  // MARK: Questions

  private func cells(in rect: CGRect, _ mount: CaseMount) -> [String] {
    attributes(mount, in: rect)
      .filter { $0.representedElementCategory == .cell }
      .map(\.indexPath).sorted()
      .map { "\($0.section).\($0.item)" }
  }

  /// Sets the offset of each section to each value asked for, on a fresh mount, and reads where
  /// the section is after two layouts.
  private func settle(
    _ question: CaseExpectation.Settle?, _ make: () -> CaseMount
  ) -> [Int: [CGFloat]] {
    guard let question else { return [:] }
    var rests: [Int: [CGFloat]] = [:]
    for requested in question.requested {
      let mount = make()
      for section in question.results.keys.sorted() {
        guard let scrollView = mount.scrollView(ofSection: section) else { continue }
        scrollView.contentOffset.x = scrollView.frame.minX + requested
      }
      mount.layOut()
      mount.collectionView.setNeedsLayout()
      mount.layOut()
      for section in question.results.keys {
        rests[section, default: []].append(mount.notices[section]?.offset.x ?? .nan)
      }
    }
    return rests
  }
}

extension RealizedElement.Kind {
  /// The name that case files use.
  fileprivate var name: String {
    switch self {
    case .cell: "cell"
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }
}
