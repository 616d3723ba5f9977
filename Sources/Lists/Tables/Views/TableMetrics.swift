// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The metrics of the content of a table's rows, in points.
enum TableMetrics {
  /// The leading margin of a cell's text in narrow tables (published).
  static let narrowMargin: CGFloat = 16
  /// The vertical margins of the content view.
  static let contentMargin: CGFloat = 11
  /// The margin of the content view next to an accessory.
  static let marginBesideAccessory: CGFloat = 8
}
