// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension UICollectionViewComposableLayout {
  /// A preset for a decoration of a section.
  public enum DecorationItem {
    /// A view behind the whole section.
    ///
    /// - Parameter kind: The element kind under which the view's class is registered; see
    ///   ``Composer/Configuration/background``.
    case background(kind: String)

    /// Returns the decoration item that the preset describes.
    @preconcurrency @MainActor
    public func make() -> NSCollectionLayoutDecorationItem {
      switch self {
      case .background(let kind): .background(elementKind: kind)
      }
    }
  }
}
