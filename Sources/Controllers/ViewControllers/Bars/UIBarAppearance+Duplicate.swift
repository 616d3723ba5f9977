// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIBarAppearance {
  /// A look of its own that is the same.
  func duplicate() -> Self { copy() as? Self ?? self }
}
