// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension CollectionEngine: FocusGround {
  func focusRow(ofSection section: Int) -> FocusRow? {
    guard let area = layout.orthogonalArea(ofSection: section) else { return nil }
    let all = CGRect(origin: area.frame.origin, size: area.contentSize)
    let items = layout.orthogonalAttributes(ofSection: section, in: all)
      .filter { $0.representedElementCategory == .cell }
      .map { VisibleElement(path: $0.indexPath, frame: $0.frame) }
    return FocusRow(isHorizontal: area.axis == .horizontal, items: items)
  }

  func isListRow(_ path: IndexPath) -> Bool {
    if case .row = layout.layoutAttributesForItem(at: path)?.listElement { true } else { false }
  }

  var itemCounts: [Int] { knownCounts.items }
  var viewHeight: CGFloat { view.bounds.height }
  var freeHeight: CGFloat { view.bounds.inset(by: view.adjustedContentInset).height }
  var isMirrored: Bool { view.layer.runsFromRight }
  var readsAgainstCoordinates: Bool { view.readsAgainstCoordinates }
}
