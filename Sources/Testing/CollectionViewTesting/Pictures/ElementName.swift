// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The name of an element in snapshots, checks and recordings, as in `cell 0.3`.
struct ElementName: CustomStringConvertible {
  /// The kind of the element: `cell`, `header`, `footer`, or the supplementary kind.
  let kind: String
  /// The indices of the index path, separated by full stops.
  let path: String

  /// Creates the name of the element of a kind (`nil` for cells) at an index path.
  init(_ kind: String?, at indexPath: IndexPath) {
    self.kind =
      switch kind {
      case nil: "cell"
      case UICollectionView.elementKindSectionHeader?: "header"
      case UICollectionView.elementKindSectionFooter?: "footer"
      case let kind?: kind
      }
    path = (0..<indexPath.count).map { Self.word(indexPath[$0]) }.joined(separator: ".")
  }

  private static func word(_ number: Int) -> String { number == Int.max ? "layout" : "\(number)" }

  var description: String { "\(kind) \(path)" }
}
