// SPDX-License-Identifier: Apache-2.0

import Foundation

extension RealizedElement {
  /// What pictures call its kind.
  var name: String {
    switch kind {
    case .cell: "cell"
    case .supplementary("UICollectionElementKindSectionHeader"): "header"
    case .supplementary("UICollectionElementKindSectionFooter"): "footer"
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }

  /// The numbers of its index path, with full stops between them.
  var pathText: String {
    indexPath.map { $0 == Int.max ? "layout" : "\($0)" }.joined(separator: ".")
  }

  /// As in `cell 0.3`.
  var words: String { "\(name) \(pathText)" }

  var isDecoration: Bool {
    if case .decoration = kind { true } else { false }
  }
}
