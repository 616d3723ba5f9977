// SPDX-License-Identifier: Apache-2.0

import Composer

/// An item that holds a class.
struct PhotoItem: ComposableItem {
  let photo: Photo
}
