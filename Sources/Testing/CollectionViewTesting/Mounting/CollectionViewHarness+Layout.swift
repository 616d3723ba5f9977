// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit

extension CollectionViewHarness {
  /// Creates a harness that shows a layout without an application: plain cells and supplementary views for
  /// the given numbers of items.
  ///
  /// ```swift
  /// let harness = CollectionViewHarness(layout: Layouts.feed(), items: [12, 3], on: .iPhone15)
  /// try harness.check(.noOverlap, .insideContent, .noLintFindings())
  /// ```
  /// - Parameters:
  ///   - layout: the layout, which is created when the device is set up; decoration views are registered with
  ///     it as in an application.
  ///   - items: the number of items in each section.
  ///   - device: the device; if `nil`, that of ``withDevice(_:_:)`` or of the test's trait, or a phone.
  ///   - preferredSize: returns the preferred size of a self-sizing element for its kind (`nil` for cells),
  ///     its index path and its current size, in points; `nil` for the current size.
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
