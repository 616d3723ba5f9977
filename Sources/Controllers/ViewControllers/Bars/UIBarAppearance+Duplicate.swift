// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIBarAppearance {
  /// Returns an independent copy.
  func duplicate() -> Self { copy() as? Self ?? self }
}
