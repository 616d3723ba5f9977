// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A cell that notes what happens to it, and asks for a height if told to.
@MainActor
protocol RecordingCell: UICollectionViewCell {
  var text: String { get set }
  /// The height the cell asks for.
  var wantedHeight: CGFloat? { get set }
  var reuses: Int { get }
  var applied: [CGRect] { get }
}
