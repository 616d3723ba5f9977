// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// Work on all cores.
enum Parallel {
  /// Returns the results of `transform` for each element, in order.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      let result = transform(elements[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { found in elements.indices.compactMap { found[$0] } }
  }
}
