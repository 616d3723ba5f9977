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
      // With centred groups, the first one is initially in the centre.
      start: isCentered && section.initialOffset == 0
        ? section.offsetRange.lowerBound : section.initialOffset,
      turnsPages: section.turnsPages)
  }
}
