// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What the sizes of elements depend on beside the data: another one explains that they are measured
/// again.
@MainActor
struct MeasuringRoom: Equatable {
  private let size: CGSize
  private let margins: UIEdgeInsets
  private let layout: ObjectIdentifier
  private let traits: UITraitCollection
  private let isEditing: Bool

  /// What `view` has now.
  init(of view: UICollectionView) {
    size = view.bounds.size
    margins = view.adjustedContentInset
    layout = ObjectIdentifier(view.collectionViewLayout)
    traits = view.traitCollection
    isEditing = view.isEditing
  }
}
