// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view that, if `asksMore` is set, decodes a colour before the initialiser of its superclass does.
final class PickyView: UIView {
  static var asksMore = false
  private(set) var found: UIColor?

  required init?(coder: NSCoder) {
    if Self.asksMore { found = coder.decodeObject(forKey: "backgroundColor") as? UIColor }
    super.init(coder: coder)
  }
}
