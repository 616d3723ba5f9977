// SPDX-License-Identifier: Apache-2.0

package struct ColumnCount: Sendable {
  package var columns: Int

  package init(_ columns: Int) { self.columns = columns }
}
