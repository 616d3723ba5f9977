// SPDX-License-Identifier: Apache-2.0

import Composer

/// An item, named by its section and number.
struct ShelfItem: ComposableItem {
  let section: ShelfSection
  let number: Int
}
