// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder of a bundle that goes with its last reference.
final class BundleFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("mullion-\(UUID().uuidString).bundle")

  deinit { try? FileManager.default.removeItem(at: url) }
}
