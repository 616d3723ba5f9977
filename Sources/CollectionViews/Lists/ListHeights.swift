// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Heights that a list section does not leave to its content, in points.
struct ListHeights: Equatable {
  /// Of all rows; nil: as each wants.
  var row: CGFloat?
  /// Of rows until they were asked; nil: as the list's look has it.
  var estimatedRow: CGFloat?
  var header: CGFloat?
  var footer: CGFloat?
  /// Of headers and footers until they were asked; nil: as the list's look has it.
  var estimatedHeader: CGFloat?
  var estimatedFooter: CGFloat?
}
