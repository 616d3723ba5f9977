// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The content of a button for one control state.
struct ButtonFace {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}
