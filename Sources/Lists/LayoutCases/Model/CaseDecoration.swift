// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

/// A decoration of a case's section.
package struct CaseDecoration: Hashable, Sendable {
  /// The element kind for which the view is registered.
  package var kind: String
  /// The insets of the view from the edges of the section, in points.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The z-index; `nil` for the default.
  package var zIndex: Int?
}
