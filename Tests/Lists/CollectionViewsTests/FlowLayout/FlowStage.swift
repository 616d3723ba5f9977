// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit
import ViewStage

/// A collection view with a flow layout in a headless surface, and what cells and delegate answer.
@MainActor
final class FlowStage: ViewStage.Stage {
  /// A cell that asks for a size if told to.
  final class Cell: UICollectionViewCell {
    var wanted: CGSize?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let wanted { layoutAttributes.size = wanted }
      return layoutAttributes
    }
  }

  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  private let source = ItemSource([])
  var counts: [Int]
  /// The size a cell asks for.
  var wanted: (IndexPath) -> CGSize? = { _ in nil }
  private var kept: AnyObject?

  init(
    _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), counts: [Int],
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.counts = counts
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init(view, size: size, isShown: false)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        RecorderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    source.counts = { [unowned self] in self.counts }
    source.cell = { [unowned self] view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.wanted = wanted(path)
      return cell
    }
    view.dataSource = source
  }

  /// Gives the view a delegate and keeps it.
  func follow(_ delegate: any UICollectionViewDelegate) {
    kept = delegate
    view.delegate = delegate
  }

  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    frame()
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
    )?.frame
  }

  /// All frames as the records have them.
  var text: String {
    counts.indices.flatMap { section in
      (0..<counts[section]).map { Self.text("\(section).\($0)", frame(section, $0)) }
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
