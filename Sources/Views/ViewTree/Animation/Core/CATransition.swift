// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A transition from the former contents of a layer to the current ones.
///
/// Differs from QuartzCore: applies only to layers of views in a window.
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type: CATransitionType = .fade
  /// The edge from which the new contents enter; `nil` for the left.
  open var subtype: CATransitionSubtype?
  /// The progress at the start, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at the end, from 0 to 1, at least ``startProgress``; the new contents are shown afterwards.
  open var endProgress: Float = 1

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }

  /// The range of the progress.
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
