// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A meter that checks whether the visible messages keep their position while content changes around them,
/// and move by the scrolled distance while scrolling.
///
/// Before a change it records the positions of the messages on the screen; afterwards it compares the
/// position of the first one that is still visible.
@MainActor
final class DriftMeter {
  private let collectionView: UICollectionView
  private let identifier: (IndexPath) -> ChatMessage?
  /// The number of measured changes.
  private(set) var changes = 0
  /// The maximum deviation of a message from its expected position, in points.
  private(set) var worst: CGFloat = 0

  init(
    _ collectionView: UICollectionView, identifier: @escaping (IndexPath) -> ChatMessage?
  ) {
    self.collectionView = collectionView
    self.identifier = identifier
  }

  /// Performs `change`, which should move the visible messages down by `distance` points, and measures the
  /// deviation.
  func measure(moving distance: CGFloat = 0, _ change: () -> Void) {
    collectionView.layoutIfNeeded()
    let before = places()
    change()
    collectionView.layoutIfNeeded()
    let after = places()
    let seen = before.sorted { $0.value < $1.value }.first { after[$0.key] != nil }
    guard let seen, let place = after[seen.key] else { return }
    changes += 1
    worst = max(worst, abs(place - seen.value - distance))
  }

  /// Returns the upper edges of the messages on the screen, in points, in the coordinate space of the
  /// collection view's superview.
  private func places() -> [ChatMessage: CGFloat] {
    var places: [ChatMessage: CGFloat] = [:]
    for cell in collectionView.visibleCells {
      guard let path = collectionView.indexPath(for: cell), let message = identifier(path) else {
        continue
      }
      places[message] = cell.convert(cell.bounds, to: collectionView.superview).minY
    }
    return places
  }
}
