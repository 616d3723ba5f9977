// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// What a button shows in one state.
struct ButtonFace {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}
