// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import UIKit

// A flow layout.
extension ListStage where List == UICollectionView {
  /// Creates a stage with a flow layout and items without texts, whose cells keep the sizes of the layout.
  convenience init(
    flow layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), counts: [Int],
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.init(layout, size: size)
    self.counts = counts
    want { _ in nil }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        RecorderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }

  var layout: UICollectionViewFlowLayout {
    guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout else {
      preconditionFailure("The stage has no flow layout.")
    }
    return layout
  }

  /// Sets the preferred sizes of cells; with `nil`, a cell keeps the size of the layout.
  func want(_ size: @escaping (IndexPath) -> CGSize?) {
    configure = { cell, path in
      let wanted = size(path)
      (cell as? RecorderCell)?.wants = { wanted ?? $0 }
    }
  }

  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    frame()
  }

  /// Returns the frame of an item in the layout, visible or not.
  func place(_ section: Int, _ item: Int) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// Returns the frame of a section's header in the layout, visible or not.
  func headerPlace(_ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
    )?.frame
  }

  /// The frames of all items, in the format of the recorded ones.
  var placeText: String {
    sectionCounts.enumerated().flatMap { section, count in
      (0..<count).map { Self.text("\(section).\($0)", place(section, $0)) }
    }.joined(separator: "; ")
  }

  static func text(_ name: String, _ frame: CGRect?) -> String {
    guard let frame else { return "\(name) none" }
    return "\(name) " + numbers([frame.minX, frame.minY, frame.width, frame.height])
  }

  static func numbers(_ values: [CGFloat]) -> String {
    values.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
  }
}
