// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension UICollectionView: InteractiveMoving {
  /// Returns the frame of an item, including the scrolling of its own section.
  package func shownFrame(ofItemAt path: IndexPath) -> CGRect? {
    engine.shownFrame(of: path)
  }
}
