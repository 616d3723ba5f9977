// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry

/// A group of motion effects that are applied together, as one effect.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group, or `nil`.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the combined offsets of the effects, or `nil` if no effect has any.
  ///
  /// `CGFloat` offsets of the same property are added; of other values, that of the last effect is used.
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
