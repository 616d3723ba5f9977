// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import MullionContracts

extension FlowMetrics {
  /// Asks the layout, and the delegate if it is one for flows, about every section.
  ///
  /// - Complexity: O(sections), and O(items) when the delegate gives sizes.
  @MainActor
  static func all(
    of layout: UICollectionViewFlowLayout, in view: UICollectionView, standard: CGSize
  ) -> [FlowMetrics] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    layout.delegateLeavesSizesOut = delegate == nil
    return (0..<view.numberOfSections).map { section in
      let count = view.numberOfItems(inSection: section)
      guard let delegate else {
        return FlowMetrics(
          layout, sizes: .init(axis: layout.axis, count: count, standard: standard))
      }
      return FlowMetrics(
        insets: delegate.collectionView(view, layout: layout, insetForSectionAt: section),
        lineGap: delegate.collectionView(
          view, layout: layout, minimumLineSpacingForSectionAt: section),
        itemGap: delegate.collectionView(
          view, layout: layout, minimumInteritemSpacingForSectionAt: section),
        header: checked(
          delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)),
        footer: checked(
          delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)),
        sizes: sizes(
          of: section, count: count, delegate, layout, view, standard: standard))
    }
  }

  @MainActor
  private init(_ layout: UICollectionViewFlowLayout, sizes: FlowSizes) {
    self.init(
      insets: layout.sectionInset, lineGap: layout.minimumLineSpacing,
      itemGap: layout.minimumInteritemSpacing, header: Self.checked(layout.headerReferenceSize),
      footer: Self.checked(layout.footerReferenceSize), sizes: sizes)
  }

  @MainActor
  private static func sizes(
    of section: Int, count: Int, _ delegate: any UICollectionViewDelegateFlowLayout,
    _ layout: UICollectionViewFlowLayout, _ view: UICollectionView, standard: CGSize
  ) -> FlowSizes {
    var given: [CGSize] = []
    for item in 0..<count where !layout.delegateLeavesSizesOut {
      let path = IndexPath(item: item, section: section)
      let size = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
      if !layout.delegateLeavesSizesOut { given.append(checked(size, at: path)) }
    }
    return given.isEmpty
      ? FlowSizes(axis: layout.axis, count: count, standard: standard)
      : FlowSizes(axis: layout.axis, given: given)
  }

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
