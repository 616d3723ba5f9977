// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionLayoutCases
import MullionViewTree
import UIKit

/// The collection view of a layout case, laid out and scrolled as the case specifies.
@MainActor
final class CaseMount {
  let collectionView: UICollectionView
  /// The last arguments passed to each section's visible-items handler.
  private(set) var notices: [Int: Notice] = [:]
  /// The error of the first size request for which the case has no value, or `nil` if there was none.
  var failure: LayoutCaseError? { heights.failure }

  /// The arguments of a visible-items handler.
  struct Notice {
    var frames: [CaseOutcome.Frame]
    var offset: CGPoint
  }

  private let surface: ViewSurface
  private let dataSource: PlainDataSource
  private let heights: CaseHeights

  init(_ layoutCase: LayoutCase, _ container: CaseContainer, _ description: CaseLayout) {
    let recorder = Recorder()
    let layout = Self.layout(description, recorder)
    layout.rounding = layoutCase.expectation.rounding
    let bounds = CGRect(origin: .zero, size: container.size)
    collectionView = UICollectionView(frame: bounds, collectionViewLayout: layout)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.contentInset = container.contentInset
    collectionView.layoutMargins = container.layoutMargins
    collectionView.contentOffset = container.initialOffset
    if let direction = layoutCase.direction {
      collectionView.semanticContentAttribute =
        direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    let heights = CaseHeights(layoutCase.preferred)
    self.heights = heights
    dataSource = PlainDataSource(layoutCase.itemCounts) { heights.size($1, offered: $2) }
    dataSource.provide(for: collectionView)
    for kind in description.decorationKinds {
      layout.register(PlainReusableView.self, forDecorationViewOfKind: kind)
    }
    surface = ViewSurface(root: collectionView, size: container.size, scale: container.scale)
    recorder.record = { [weak self] in self?.notices[$0] = $1 }
    layOut()
    if let offset = container.contentOffset {
      collectionView.setContentOffset(offset, animated: false)
      layOut()
    }
  }

  /// Performs a layout pass for pending changes.
  func layOut() {
    surface.frame(at: 0)
  }

  /// The forwarder of visible-items notices, connected once the mount exists.
  private final class Recorder {
    var record: @MainActor (Int, Notice) -> Void = { _, _ in }
  }

  private static func layout(
    _ description: CaseLayout, _ recorder: Recorder
  ) -> UICollectionViewCompositionalLayout {
    let parts = CaseDescriptions()
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        guard let section = description.section(index).map(parts.section) else { return nil }
        section.visibleItemsInvalidationHandler = { items, offset, _ in
          recorder.record(index, Notice(frames: items.map(frame), offset: offset))
        }
        return section
      }, configuration: parts.configuration(description))
  }

  private static func frame(_ item: any NSCollectionLayoutVisibleItem) -> CaseOutcome.Frame {
    CaseOutcome.Frame(
      kind: item.representedElementKind ?? "cell", section: item.indexPath.section,
      item: item.indexPath.item, frame: item.frame, zIndex: item.zIndex)
  }
}
