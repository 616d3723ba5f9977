// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view that sometimes asks the file for a colour before the library does.
final class PickyView: UIView {
  static var asksMore = false
  private(set) var found: UIColor?

  required init?(coder: NSCoder) {
    if Self.asksMore { found = coder.decodeObject(forKey: "backgroundColor") as? UIColor }
    super.init(coder: coder)
  }
}
