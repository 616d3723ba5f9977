// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// Shows the index titles of a collection view's data source, if it has any.
@MainActor
final class IndexTitles {
  @Whole private var view: UICollectionView
  private var bar: IndexBar?
  private var isCurrent = false

  init(_ view: UICollectionView) {
    _view = Whole(wrappedValue: view)
  }

  /// The data source is to be asked anew.
  func invalidate() { isCurrent = false }

  /// Puts the bar where it belongs.
  func place() {
    if !isCurrent { load() }
    guard let bar else { return }
    let room = view.bounds.inset(by: view.adjustedContentInset)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(
      x: isMirrored ? room.minX : room.maxX - IndexBar.width, y: room.minY, width: IndexBar.width,
      height: room.height)
  }

  private func load() {
    isCurrent = true
    let titles = view.dataSource?.indexTitles(for: view) ?? []
    guard !titles.isEmpty else {
      bar?.removeFromSuperview()
      return bar = nil
    }
    let bar = self.bar ?? IndexBar(frame: .zero)
    bar.titles = titles
    bar.onChoose = { [weak self] in self?.go(to: titles[$0], at: $0) }
    if bar.superview == nil { view.addSubview(bar) }
    self.bar = bar
  }

  private func go(to title: String, at position: Int) {
    guard
      let path = view.dataSource?.collectionView(
        view, indexPathForIndexTitle: title, at: position)
    else { return }
    let counts = view.engine.knownCounts.items
    guard path.count == 2, counts.indices.contains(path.section), path.item < counts[path.section]
    else { return }
    view.scrollToItem(at: path, at: .top, animated: false)
  }
}
