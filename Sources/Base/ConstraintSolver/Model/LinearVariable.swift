// SPDX-License-Identifier: Apache-2.0

/// An unknown of the ``LinearSystem`` that created it.
package struct LinearVariable: Hashable, Sendable {
  let symbol: Int32
}
