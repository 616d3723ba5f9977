// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The temporary folder of a bundle, which is removed when this object is deallocated.
final class BundleFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("mullion-\(UUID().uuidString).bundle")

  deinit { try? FileManager.default.removeItem(at: url) }
}
