// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

/// A decoration of a case's section.
package struct CaseDecoration: Hashable, Sendable {
  /// The element kind.
  package var kind: String
  /// The content insets.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The z-index; `nil` for the default.
  package var zIndex: Int?
}
