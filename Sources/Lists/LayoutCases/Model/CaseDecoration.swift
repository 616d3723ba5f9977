// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

/// A decoration of a case's section.
package struct CaseDecoration: Hashable, Sendable {
  /// The kind.
  package var kind: String
  /// Room taken off.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The order; `nil` leaves the default.
  package var zIndex: Int?
}
