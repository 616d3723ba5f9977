// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// What this process compared with each golden: two tests that share one by mistake, such as those
/// of two devices, are told.
enum GoldenLedger {
  /// What to do when two pictures have one golden.
  static let advice = """
    Another check of this run compares something else with this golden: give each a name of its \
    own, such as Golden("feed-\\(device.fileName)").
    """

  private static let contents = Mutex<[String: Int]>([:])

  /// Notes that `made` is compared with the golden at `path`.
  ///
  /// - Returns: whether something else was compared with it before.
  static func note(_ made: Data, at path: String) -> Bool {
    let hash = made.hashValue
    return contents.withLock { contents in
      let known = contents.updateValue(hash, forKey: path)
      return known.map { $0 != hash } ?? false
    }
  }
}
