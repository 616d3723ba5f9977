// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry

/// Several motion effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil: none.
  open var motionEffects: [UIMotionEffect]?

  /// What all the effects change together: numbers of one property add up.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    guard !all.isEmpty else { return nil }
    return all.reduce([:]) { sum, values in
      sum.merging(values) { one, other in
        guard let one = one as? CGFloat, let other = other as? CGFloat else { return other }
        return one + other
      }
    }
  }
}
