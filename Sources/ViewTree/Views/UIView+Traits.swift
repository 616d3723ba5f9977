// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

extension UIView {
  var effectiveTraits: UITraitCollection {
    var layers: [UITraitCollection] = []
    var root = self
    for view in sequence(first: self, next: \.superview) {
      if view.overrideUserInterfaceStyle != .unspecified {
        layers.append(UITraitCollection(userInterfaceStyle: view.overrideUserInterfaceStyle))
      }
      if let overrides = view.traitOverrides { layers.append(overrides) }
      root = view
    }
    let base = root.rootSurface?.traits ?? .headless
    guard !layers.isEmpty else { return base }
    return UITraitCollection(traitsFrom: [base] + layers.reversed())
  }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Tells the view and those inside it whose traits are now others.
  package func traitsDidChange() {
    let now = traitCollection
    if now != tree.reportedTraits {
      let before = tree.reportedTraits
      tree.reportedTraits = now
      setPictureStale()
      setNeedsLayout()
      if let before {
        traitCollectionDidChange(before)
        owner?.viewDidChangeTraits(from: before)
      }
    }
    for subview in subviews { subview.traitsDidChange() }
  }
}
