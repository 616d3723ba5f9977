// SPDX-License-Identifier: Apache-2.0

/// The type-erased base class of the properties of an asset or a track that are loaded asynchronously.
open class AVAnyAsyncProperty: @unchecked Sendable {
  init() {}
}
