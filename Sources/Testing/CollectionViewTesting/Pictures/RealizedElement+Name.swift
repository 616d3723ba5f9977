// SPDX-License-Identifier: Apache-2.0

import Foundation

extension RealizedElement {
  var name: ElementName {
    switch kind {
    case .cell: ElementName(nil, at: indexPath)
    case .supplementary(let kind), .decoration(let kind): ElementName(kind, at: indexPath)
    }
  }

  var isDecoration: Bool {
    if case .decoration = kind { true } else { false }
  }
}
