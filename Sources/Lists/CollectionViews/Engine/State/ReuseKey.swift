// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

/// The identity of interchangeable views: category, kind and identifier.
package struct ReuseKey: Hashable, Sendable {
  /// The category: cell, supplementary or decoration view.
  package var category: UICollectionElementCategory
  /// The kind; empty for cells.
  package var kind: String
  /// The reuse identifier; empty for decoration views.
  package var identifier: String

  static func cell(_ identifier: String) -> ReuseKey {
    ReuseKey(category: .cell, kind: "", identifier: identifier)
  }

  static func supplementary(_ kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(category: .supplementaryView, kind: kind, identifier: identifier)
  }

  static func decoration(_ kind: String) -> ReuseKey {
    ReuseKey(category: .decorationView, kind: kind, identifier: "")
  }
}
