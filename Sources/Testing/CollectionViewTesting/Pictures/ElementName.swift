// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What pictures, checks and recordings call an element, as in `cell 0.3`.
struct ElementName: CustomStringConvertible {
  /// `cell`, `header`, `footer`, or the kind as it is.
  let kind: String
  /// The numbers of the index path, with full stops between them.
  let path: String

  /// The name of the element of a kind, nil for cells, at an index path.
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
