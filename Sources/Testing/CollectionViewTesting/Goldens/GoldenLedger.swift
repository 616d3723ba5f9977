// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The record of the contents compared with each golden in this process, which detects two tests that share a
/// golden by mistake, such as those of two devices.
enum GoldenLedger {
  /// The remedy when different contents are compared with one golden.
  static let advice = """
    Another check of this run compares something else with this golden: give each a name of its \
    own, such as Golden("feed-\\(device.fileName)").
    """

  private static let contents = Mutex<[String: Int]>([:])

  /// Records that `made` is compared with the golden at `path`.
  ///
  /// - Returns: Whether the contents compared with it the last time were different.
  static func record(_ made: Data, at path: String) -> Bool {
    let hash = made.hashValue
    return contents.withLock { contents in
      let known = contents.updateValue(hash, forKey: path)
      return known.map { $0 != hash } ?? false
    }
  }
}
