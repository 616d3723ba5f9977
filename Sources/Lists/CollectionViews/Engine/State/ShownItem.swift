// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item and where it is shown, in content coordinates.
struct ShownItem: Equatable {
  let path: IndexPath
  let frame: CGRect
}
