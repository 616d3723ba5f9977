// SPDX-License-Identifier: Apache-2.0

import Composer

/// A section that contains an object that is not sendable.
struct PhotoSection: ComposableSection {
  let cover: Photo
}
