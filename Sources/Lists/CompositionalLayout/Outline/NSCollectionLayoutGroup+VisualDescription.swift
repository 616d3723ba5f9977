// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension NSCollectionLayoutGroup {
  /// Returns a drawing of the group in characters, for logs.
  ///
  /// It shows the frame of the group and of every item, each item with its number and, if it fits, its size
  /// in points. The group is drawn as the first group of a section in a view of 400 by 400 points, on a
  /// canvas of at most 100 by 50 characters of 4 by 8 points; a larger group is scaled down. An estimated
  /// length is drawn as the estimate. Items are clipped to the canvas. A group without room for its first
  /// item is replaced with a line that reports this.
  ///
  /// - Note: The format is Mullion's own; the output of UIKit is not recorded.
  /// - Complexity: O(*n*), *n* being the number of items in the group.
  public func visualDescription() -> String {
    let view = CGSize(width: 400, height: 400)
    let solution = LayoutSolution(
      sections: [NSCollectionLayoutSection(group: self)], itemCounts: [Capacity.most],
      configuration: UICollectionViewCompositionalLayoutConfiguration(),
      container: LayoutContainer(size: view, grid: PixelGrid(scale: 1)),
      environment: LayoutEnvironment(size: view, traits: UITraitCollection()))
    let boxes = solution.boxes(section: 0, group: 0)
    guard let group = boxes.first else { return "(no room for the first item)\n" }
    var canvas = TextCanvas(showing: group.slot)
    canvas.outline(group.slot)
    for box in boxes {
      guard case .item(let item) = box.content else { continue }
      let frame = box.inner
      canvas.outline(frame)
      let size = "\(DescribedNumber(frame.width))x\(DescribedNumber(frame.height))"
      canvas.label(["\(item) \(size)", "\(item)"], in: frame)
    }
    return canvas.text
  }
}
