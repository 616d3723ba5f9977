// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The context in which a sheet resolves its detents.
@MainActor
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, greatest: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = greatest
    super.init()
  }
}
