// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of a layout's queries by element key (`UICollectionViewLayout+Elements`).
@MainActor
@Suite("UICollectionViewLayout, elements")
struct LayoutElementsTests {
  /// A layout that returns attributes with a different opacity for each method.
  private final class Telling: UICollectionViewLayout {
    private func told(
      _ attributes: UICollectionViewLayoutAttributes, _ alpha: CGFloat
    ) -> UICollectionViewLayoutAttributes {
      attributes.alpha = alpha
      return attributes
    }

    private func cell(_ path: IndexPath, _ alpha: CGFloat) -> UICollectionViewLayoutAttributes {
      told(UICollectionViewLayoutAttributes(forCellWith: path), alpha)
    }

    private func view(
      _ kind: String, _ path: IndexPath, _ alpha: CGFloat
    ) -> UICollectionViewLayoutAttributes {
      told(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path), alpha)
    }

    private func decoration(
      _ kind: String, _ path: IndexPath, _ alpha: CGFloat
    ) -> UICollectionViewLayoutAttributes {
      told(UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path), alpha)
    }

    override func layoutAttributesForItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { cell(path, 0.1) }

    override func layoutAttributesForSupplementaryView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { view(kind, path, 0.2) }

    override func layoutAttributesForDecorationView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decoration(kind, path, 0.3) }

    override func initialLayoutAttributesForAppearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { cell(path, 0.4) }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { view(kind, path, 0.5) }

    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decoration(kind, path, 0.6) }

    override func finalLayoutAttributesForDisappearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { cell(path, 0.7) }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { view(kind, path, 0.8) }

    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decoration(kind, path, 0.9) }
  }

  @Test func `each category of elements has its own question`() {
    let layout = Telling()
    let keys = [
      ElementKey.cell([0, 1]),
      ElementKey(category: .supplementaryView, kind: "k", indexPath: [0, 1]),
      ElementKey(category: .decorationView, kind: "k", indexPath: [0, 1]),
    ]
    expect(keys.map { layout.attributes(of: $0)?.alpha }, equals: [0.1, 0.2, 0.3])
    expect(keys.map { layout.initialAttributes(of: $0)?.alpha }, equals: [0.4, 0.5, 0.6])
    expect(keys.map { layout.finalAttributes(of: $0)?.alpha }, equals: [0.7, 0.8, 0.9])
    expect(keys.map { layout.attributes(of: $0)?.indexPath }, equals: [[0, 1], [0, 1], [0, 1]])
    expect(keys.map { layout.attributes(of: $0)?.representedElementKind }, equals: [nil, "k", "k"])
  }
}
