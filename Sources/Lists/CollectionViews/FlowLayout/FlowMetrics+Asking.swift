// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

extension FlowMetrics {
  /// Returns the metrics of every section, from the layout, or from the collection view's delegate if it
  /// conforms to `UICollectionViewDelegateFlowLayout`.
  ///
  /// If the application changes its data meanwhile, the queried items may no longer exist: no further queries
  /// are made, and the result is for the old data.
  ///
  /// - Complexity: O(sections), and O(items) if the delegate provides sizes.
  @MainActor
  static func all(
    of layout: UICollectionViewFlowLayout, in view: UICollectionView, standard: CGSize
  ) -> [FlowMetrics] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    layout.delegateLeavesSizesOut = delegate == nil
    let counts = view.engine.knownCounts.items
    guard let delegate else {
      return counts.map {
        FlowMetrics(layout, sizes: .init(axis: layout.axis, count: $0, standard: standard))
      }
    }
    let inquiry = Inquiry(
      view: view, layout: layout, delegate: delegate, generation: view.engine.generation)
    return counts.enumerated().map { section, count in
      inquiry.metrics(of: section, count: count, standard: standard)
    }
  }

  @MainActor
  fileprivate init(_ layout: UICollectionViewFlowLayout, sizes: FlowSizes) {
    self.init(
      insets: layout.sectionInset, lineGap: layout.minimumLineSpacing,
      itemGap: layout.minimumInteritemSpacing, header: Self.checked(layout.headerReferenceSize),
      footer: Self.checked(layout.footerReferenceSize), sizes: sizes)
  }

  /// Returns `size` after validating it.
  ///
  /// - Precondition: `size` is finite and not negative.
  static func checked(_ size: CGSize, at path: IndexPath? = nil) -> CGSize {
    require(
      size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite,
      "a flow layout got the size \(size.width) x \(size.height)"
        + (path.map { " for the item at \($0.words)" } ?? "")
        + "; sizes in a flow layout are finite and not negative, so check what they are "
        + "calculated from (a collection view that has no size yet, perhaps)")
    return size
  }
}

/// The queries of a delegate, made only as long as the queried elements exist.
@MainActor
private struct Inquiry {
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let delegate: any UICollectionViewDelegateFlowLayout
  /// The generation of the index paths that are used in the queries.
  let generation: Int

  private var holds: Bool { generation == view.engine.generation }

  func metrics(of section: Int, count: Int, standard: CGSize) -> FlowMetrics {
    var metrics = FlowMetrics(
      layout, sizes: .init(axis: layout.axis, count: count, standard: standard))
    if holds {
      metrics.insets = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
    }
    if holds {
      metrics.lineGap = delegate.collectionView(
        view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
    if holds {
      metrics.itemGap = delegate.collectionView(
        view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
    if holds {
      metrics.header = FlowMetrics.checked(
        delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section))
    }
    if holds {
      metrics.footer = FlowMetrics.checked(
        delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section))
    }
    if let given = sizes(of: section, count: count) {
      metrics.sizes = FlowSizes(axis: layout.axis, given: given)
    }
    return metrics
  }

  /// Returns the size of each item; `nil` if the delegate provides none, or if the data changed during the
  /// queries.
  private func sizes(of section: Int, count: Int) -> [CGSize]? {
    var given: [CGSize] = []
    for item in 0..<count where !layout.delegateLeavesSizesOut {
      guard holds else { return nil }
      let path = IndexPath(item: item, section: section)
      let size = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
      if !layout.delegateLeavesSizesOut { given.append(FlowMetrics.checked(size, at: path)) }
    }
    return given.isEmpty ? nil : given
  }
}
