// SPDX-License-Identifier: Apache-2.0

import Composer

/// A section that holds a class.
struct PhotoSection: ComposableSection {
  let cover: Photo
}
