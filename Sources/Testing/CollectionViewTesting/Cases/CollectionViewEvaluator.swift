// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
package import MullionLayoutCases
import UIKit

/// An evaluator that lays cases out with an offscreen collection view.
@MainActor
package struct CollectionViewEvaluator: LayoutCaseEvaluating {
  /// Creates an evaluator; it keeps no state between cases.
  package init() {}

  /// Returns the elements that the case's expectation selects, and the results of its layout.
  ///
  /// - Throws: `LayoutCaseError` when the case uses an unsupported feature, or needs a size that it does not
  ///   specify.
  /// - Complexity: O(*n*) in the number of items, for each requested resting position of sections.
  package func evaluate(_ layoutCase: LayoutCase) throws(LayoutCaseError) -> CaseOutcome {
    if let unsupported = layoutCase.unsupported { throw unsupported }
    if let list = layoutCase.list {
      return CaseOutcome(
        contentSize: .zero, frames: [], section: try ListCase(layoutCase, list).properties)
    }
    guard let container = layoutCase.container, let layout = layoutCase.layout else {
      throw LayoutCaseError(
        id: layoutCase.id, field: "layout", expected: "a description that is built",
        found: "one that is not built yet")
    }
    let make = { CaseMount(layoutCase, container, layout) }
    let mount = make()
    let rests = rests(layoutCase.expectation.settle, make)
    let outcome = CaseOutcome(
      contentSize: mount.collectionView.collectionViewLayout.collectionViewContentSize,
      frames: frames(layoutCase, [mount] + rests.mounts),
      elementsInRect: layoutCase.expectation.elementsInRect.map { cells(in: $0.rect, mount) },
      settle: rests.offsets)
    if var failure = mount.failure {
      failure.id = layoutCase.id
      throw failure
    }
    return outcome
  }

  // MARK: Frames

  private func frames(_ layoutCase: LayoutCase, _ mounts: [CaseMount]) -> [CaseOutcome.Frame] {
    guard let mount = mounts.first else { return [] }
    return switch layoutCase.expectation.elements {
    case .all: attributes(mount).map(Self.frame)
    case .listed: listed(layoutCase, mount).map(Self.frame)
    case .visible: visible(mount)
    case .handler: told(mounts)
    }
  }

  /// Returns the layout attributes for the whole content.
  private func attributes(
    _ mount: CaseMount, in rect: CGRect = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
  ) -> [UICollectionViewLayoutAttributes] {
    mount.collectionView.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
  }

  /// Returns the attributes of each item, queried one by one, and of all other elements.
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

  /// Returns the visible views with their frames.
  private func visible(_ mount: CaseMount) -> [CaseOutcome.Frame] {
    ViewReader.elements(of: mount.collectionView)
      .filter { !$0.isHidden && $0.frame.overlaps(mount.collectionView.bounds) }
      .map {
        CaseOutcome.Frame(
          kind: $0.kind.name, section: $0.indexPath.section, item: $0.indexPath.item,
          frame: $0.frame, zIndex: $0.zIndex)
      }
  }

  /// Returns the elements that were passed to handlers on any of the mounts, each once.
  private func told(_ mounts: [CaseMount]) -> [CaseOutcome.Frame] {
    let frames = mounts.flatMap { $0.notices.values.flatMap(\.frames) }
    let unique = Dictionary(frames.map { ("\($0.kind) \($0.section) \($0.item)", $0) }) { old, _ in
      old
    }
    return Array(unique.values)
  }

  private static func frame(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CaseOutcome.Frame {
    CaseOutcome.Frame(
      kind: attributes.representedElementKind ?? "cell", section: attributes.indexPath.section,
      item: attributes.indexPath.item, frame: attributes.frame, zIndex: attributes.zIndex)
  }

  // MARK: Queries

  private func cells(in rect: CGRect, _ mount: CaseMount) -> [String] {
    attributes(mount, in: rect)
      .filter { $0.representedElementCategory == .cell }
      .map(\.indexPath).sorted()
      .map { "\($0.section).\($0.item)" }
  }

  /// Settles the sections at each requested value, each time on a new mount that is laid out twice
  /// afterwards, and returns the mounts and the horizontal offsets that the handlers received.
  private func rests(
    _ question: CaseExpectation.Settle?, _ make: () -> CaseMount
  ) -> (mounts: [CaseMount], offsets: [Int: [CGFloat]]) {
    guard let question else { return ([], [:]) }
    var offsets: [Int: [CGFloat]] = [:]
    let mounts = question.requested.map { requested in
      let mount = make()
      for section in question.results.keys.sorted() {
        mount.collectionView.engine.settleOrthogonal(section: section, at: requested)
      }
      for _ in 1...2 {
        mount.collectionView.setNeedsLayout()
        mount.layOut()
      }
      for section in question.results.keys {
        offsets[section, default: []].append(mount.notices[section]?.offset.x ?? .nan)
      }
      return mount
    }
    return (mounts, offsets)
  }
}

extension RealizedElement.Kind {
  /// The name used in case files.
  fileprivate var name: String {
    switch self {
    case .cell: "cell"
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }
}
