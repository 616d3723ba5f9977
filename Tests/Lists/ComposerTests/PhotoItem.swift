// SPDX-License-Identifier: Apache-2.0

import Composer

/// An item that contains an object that is not sendable.
struct PhotoItem: ComposableItem {
  let photo: Photo
}
