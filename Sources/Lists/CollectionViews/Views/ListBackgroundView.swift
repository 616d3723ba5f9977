// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The background of a list section, which extends beyond the content if the section is the first or the last
/// one.
package final class ListBackgroundView: UICollectionReusableView {
  static let kind = "ListBackground"

  package override func show(_ element: ListElement?) {
    guard case .background(let color) = element else { return }
    if backgroundColor != color { backgroundColor = color }
  }
}
