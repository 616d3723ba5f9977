// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Goes over from what a layer showed to what it shows now.
///
/// Differs from QuartzCore: layers of views in windows alone do.
open class CATransition: CAAnimation {
  /// How the one goes over into the other.
  open var type: CATransitionType = .fade
  /// Where the new content comes from; nil: from the left.
  open var subtype: CATransitionSubtype?

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
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
