// SPDX-License-Identifier: Apache-2.0

package struct SnapshotName: Hashable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }
}
