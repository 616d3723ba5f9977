// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit

extension CollectionViewHarness {
  /// Shows a layout alone: plain cells and supplementary views for the given numbers of items.
  ///
  /// ```swift
  /// let harness = CollectionViewHarness(layout: Layouts.feed(), items: [12, 3], on: .iPhone15)
  /// try harness.check(.noOverlap, .insideContent, .noLintFindings())
  /// ```
  ///
  /// - Parameters:
  ///   - layout: the layout; decoration views are registered with it as in an application.
  ///   - items: how many items each section has.
  ///   - device: what it is shown on.
  ///   - preferredSize: the size that a self-sizing element wants, given its kind (nil for cells),
  ///     its index path and the size it has, in points; nil: the size it has.
  public convenience init(
    layout: UICollectionViewLayout, items: [Int], on device: Device = .phone,
    preferredSize: (@MainActor (_ kind: String?, IndexPath, CGSize) -> CGSize?)? = nil
  ) {
    let source = PlainDataSource(items, preferredSize: preferredSize)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: device.screen.size), collectionViewLayout: layout)
    source.provide(for: view)
    self.init(view, on: device)
    keep(source)
  }
}
