// SPDX-License-Identifier: Apache-2.0

/// An unknown of a ``LinearSystem``, which made it.
package struct LinearVariable: Hashable, Sendable {
  let symbol: Int32
}
