// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A cell that records its calls, and prefers a height if one is set.
@MainActor
protocol RecordingCell: UICollectionViewCell {
  var text: String { get set }
  /// The preferred height of the cell.
  var wantedHeight: CGFloat? { get set }
  var reuses: Int { get }
  var applied: [CGRect] { get }
}
