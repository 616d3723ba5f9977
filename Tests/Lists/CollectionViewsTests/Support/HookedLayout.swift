// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A layout of rows of 40 points that records the queries during updates.
final class HookedLayout: UICollectionViewCompositionalLayout {
  var log: [String] = []
  var initial: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  var asksForMore = false

  convenience init(height: CGFloat = 40) {
    self.init(section: Layouts.gridSection(columns: 1, height: height))
  }

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    log.append(
      "updates "
        + updateItems.map {
          "\($0.updateAction) \(Self.words($0.indexPathBeforeUpdate))>"
            + Self.words($0.indexPathAfterUpdate)
        }.joined(separator: ", "))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.append("finalize \(UIView.inheritedAnimationDuration > 0 ? "animated" : "at once")")
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log.append("bounds from \(Int(oldBounds.width))")
  }

  override func finalizeAnimatedBoundsChange() { log.append("finalize bounds") }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(Self.words(itemIndexPath))")
    guard asksForMore else { return nil }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes.map(initial)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final \(Self.words(itemIndexPath))")
    return nil
  }

  private static func words(_ path: IndexPath?) -> String {
    guard let path else { return "-" }
    return path.item == NSNotFound ? "\(path.section)" : "\(path.section).\(path.item)"
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}
