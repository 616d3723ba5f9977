// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree

/// A section's scrolling that is being followed; let it go, or cancel it, to end that.
@MainActor
public final class SectionScrollObservation {
  private weak var view: UICollectionView?
  private let number: Int

  init(_ view: UICollectionView, number: Int) {
    self.view = view
    self.number = number
  }

  /// Ends it.
  public func cancel() { view?.engine.stopObserving(number) }

  isolated deinit { cancel() }
}
