// SPDX-License-Identifier: Apache-2.0

/// Something that an asset or a track knows of itself when it is read.
open class AVAnyAsyncProperty: @unchecked Sendable {
  init() {}
}
