// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What a button shows in one state.
struct ButtonFace {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}
