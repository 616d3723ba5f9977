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
  ///   - layout: the layout, which is made when the device is there; decoration views are registered
  ///     with it as in an application.
  ///   - items: how many items each section has.
  ///   - device: what it is shown on; nil: the device of ``withDevice(_:_:)`` or of the test's
  ///     trait, or a phone.
  ///   - preferredSize: the size that a self-sizing element wants, given its kind (nil for cells),
  ///     its index path and the size it has, in points; nil: the size it has.
  public convenience init(
    layout: @autoclosure () throws -> UICollectionViewLayout, items: [Int],
    on device: Device? = nil,
    preferredSize: (@MainActor (_ kind: String?, IndexPath, CGSize) -> CGSize?)? = nil
  ) rethrows {
    let source = PlainDataSource(items, preferredSize: preferredSize)
    let device = device ?? .unnamed(size: nil, scale: nil)
    try self.init(
      source.view(showing: layout(), size: device.screen.size), on: device)
    keep(source)
  }
}
