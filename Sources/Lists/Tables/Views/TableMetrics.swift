// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The lengths of what stands in a table's rows, in points.
enum TableMetrics {
  /// Where a cell's text begins in narrow tables (published).
  static let narrowMargin: CGFloat = 16
  /// How far what keeps to a cell's margins stands from the row's top and bottom.
  static let contentMargin: CGFloat = 11
  /// How far it stands from an accessory.
  static let marginBesideAccessory: CGFloat = 8
}
