// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The inputs of the sizes of elements apart from the data; a change justifies that they are measured again.
@MainActor
struct MeasuringConditions: Equatable {
  private let size: CGSize
  private let margins: UIEdgeInsets
  private let layout: ObjectIdentifier
  private let traits: UITraitCollection
  private let isEditing: Bool

  /// Creates the current inputs of `view`.
  init(of view: UICollectionView) {
    size = view.bounds.size
    margins = view.adjustedContentInset
    layout = ObjectIdentifier(view.collectionViewLayout)
    traits = view.traitCollection
    isEditing = view.isEditing
  }
}
