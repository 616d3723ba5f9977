// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The ground of a list section; goes on beyond the content where the section is the first or last.
package final class ListBackgroundView: UICollectionReusableView {
  static let kind = "ListBackground"

  package override func show(_ element: ListElement?) {
    guard case .background(let color) = element else { return }
    if backgroundColor != color { backgroundColor = color }
  }
}
