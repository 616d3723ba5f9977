// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The presenter of the index titles of a collection view's data source, if it has any.
@MainActor
final class IndexTitles<List: IndexTitling> {
  @Whole private var list: List
  private var bar: IndexBar?
  private var isCurrent = false

  init(_ list: List) {
    _list = Whole(wrappedValue: list)
  }

  /// Marks the titles as outdated, so that the data source is queried again.
  func invalidate() { isCurrent = false }

  /// Loads the titles if necessary, and sets the frame of the bar.
  func place() {
    if !isCurrent { load() }
    guard let bar else { return }
    let room = list.bounds.inset(by: list.adjustedContentInset)
    let isMirrored =
      (list.effectiveUserInterfaceLayoutDirection == .rightToLeft) != list.layer.runsFromRight
    bar.frame = CGRect(
      x: isMirrored ? room.minX : room.maxX - IndexBar.width, y: room.minY, width: IndexBar.width,
      height: room.height)
  }

  private func load() {
    isCurrent = true
    let titles = list.titlesOfIndex
    guard !titles.isEmpty else {
      bar?.removeFromSuperview()
      return bar = nil
    }
    let bar = self.bar ?? IndexBar(frame: .zero)
    bar.titles = titles
    bar.onChoose = { [weak self] in self?.list.showTitle(titles[$0], at: $0) }
    if bar.superview == nil { list.addSubview(bar) }
    self.bar = bar
  }
}
