// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item and its displayed frame, in content coordinates.
struct VisibleElement: Equatable {
  let path: IndexPath
  let frame: CGRect
}
