// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Heights that a list section does not leave to its content, in points.
package struct ListHeights: Equatable {
  /// Of all rows; nil: as each wants.
  package var row: CGFloat?
  /// Of rows until they were asked; nil: as the list's look has it.
  package var estimatedRow: CGFloat?
  package var header: CGFloat?
  package var footer: CGFloat?
  /// Of headers and footers until they were asked; nil: as the list's look has it.
  package var estimatedHeader: CGFloat?
  package var estimatedFooter: CGFloat?

  /// No heights: all is left to the content.
  package init() {}
}
