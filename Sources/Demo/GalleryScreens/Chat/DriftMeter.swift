// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Measures whether what a person looks at stays where it is while content changes around it, and
/// moves by what was asked while it is scrolled.
///
/// Before a change it notes where the messages are on the screen; afterwards it looks where the
/// first of them is that is still there.
@MainActor
final class DriftMeter {
  private let collectionView: UICollectionView
  private let identifier: (IndexPath) -> ChatMessage?
  /// How many changes were measured.
  private(set) var changes = 0
  /// The farthest that a message was from its place, in points.
  private(set) var worst: CGFloat = 0

  init(
    _ collectionView: UICollectionView, identifier: @escaping (IndexPath) -> ChatMessage?
  ) {
    self.collectionView = collectionView
    self.identifier = identifier
  }

  /// Carries out `change`, which should move what is on the screen down by `distance` points.
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

  /// Where the messages are on the screen: their upper edges, in points from that of the view.
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
