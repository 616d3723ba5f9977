// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row of the lists.
enum ListItem: Hashable {
  case appearance(ListChoice)
  case setting(ListSetting)
}
