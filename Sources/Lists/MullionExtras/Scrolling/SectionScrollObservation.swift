// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree

/// The observation of a section's scrolling; it ends when it is cancelled or released.
@MainActor
public final class SectionScrollObservation {
  private weak var view: UICollectionView?
  private let number: Int

  init(_ view: UICollectionView, number: Int) {
    self.view = view
    self.number = number
  }

  /// Ends the observation.
  public func cancel() { view?.engine.stopObserving(number) }

  isolated deinit { cancel() }
}
