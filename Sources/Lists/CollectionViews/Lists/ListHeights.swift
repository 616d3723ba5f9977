// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The heights in a list section that do not depend on its content, in points.
package struct ListHeights: Equatable {
  /// The height of all rows; `nil` to measure each.
  package var row: CGFloat?
  /// The estimated height of rows until they are measured; `nil` for that of the list's appearance.
  package var estimatedRow: CGFloat?
  package var header: CGFloat?
  package var footer: CGFloat?
  /// The estimated height of headers until they are measured; `nil` for that of the list's appearance.
  ///
  /// `estimatedFooter` is the corresponding height of footers.
  package var estimatedHeader: CGFloat?
  package var estimatedFooter: CGFloat?

  /// Creates a value in which all heights depend on the content.
  package init() {}
}
