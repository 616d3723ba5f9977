// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Goes over from what a layer showed to what it shows now.
///
/// Differs from QuartzCore: layers of views in windows alone do.
open class CATransition: CAAnimation {
  /// How the one goes over into the other.
  open var type: CATransitionType = .fade
  /// Where the new content comes from; nil: from the left.
  open var subtype: CATransitionSubtype?
  /// How far the transition is when it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// How far the transition goes, from 0 to 1, no less than ``startProgress``; then the new content is there.
  open var endProgress: Float = 1

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }

  /// The part of the whole way that is gone.
  var way: ClosedRange<Double> {
    let start = max(0, min(1, Double(startProgress)))
    return start...max(start, min(1, Double(endProgress)))
  }

  @MainActor var style: ViewTransition.Style {
    guard type != .fade else { return .dissolve }
    let way: CGVector =
      switch subtype {
      case .fromRight?: CGVector(dx: 1, dy: 0)
      case .fromTop?: CGVector(dx: 0, dy: -1)
      case .fromBottom?: CGVector(dx: 0, dy: 1)
      default: CGVector(dx: -1, dy: 0)
      }
    return .slide(way, movesNew: type != .reveal, movesOld: type != .moveIn)
  }
}
