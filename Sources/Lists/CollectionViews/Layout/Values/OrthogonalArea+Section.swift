// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionCompositionalLayout

extension OrthogonalArea {
  /// Creates the area that the solver computed for a section.
  init(_ section: OrthogonalSection) {
    let isCentered = section.behavior == .groupPagingCentered
    self.init(
      frame: section.frame, contentSize: section.contentSize, axis: section.scrollDirection,
      range: section.offsetRange,
      // Centred groups begin with the first one in the middle.
      start: isCentered && section.initialOffset == 0
        ? section.offsetRange.lowerBound : section.initialOffset,
      turnsPages: [.paging, .groupPaging, .groupPagingCentered].contains(section.behavior))
  }
}
