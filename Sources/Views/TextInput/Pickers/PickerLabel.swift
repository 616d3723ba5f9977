// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A row of a picker that displays a title.
@MainActor
final class PickerLabel: UILabel {
  /// The font size of titles, in points; not measured from UIKit.
  private static let size: CGFloat = 21

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    dress()
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the appearance of titles without attributes.
  func dress() {
    font = .systemFont(ofSize: Self.size)
    textColor = .label
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    baselineAdjustment = .alignCenters
    minimumScaleFactor = 0.6
  }
}
