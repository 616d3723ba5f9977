// SPDX-License-Identifier: Apache-2.0

package import MullionCompositionalLayout

extension UpdatePlan {
  /// The changes to sections and items, for a layout that preserves measured sizes.
  ///
  /// - Complexity: O(k log k) in the number k of runs of changes; O(sections) more if sections change.
  package var layoutUpdate: LayoutUpdate {
    let order = oldSections
    let changed = Set(filled.sections + vacated.sections.compactMap(newSection))
    let items = changed.sorted().compactMap { new -> LayoutUpdate.Items? in
      guard let old = order.map({ new < $0.count ? $0[new] : nil }) ?? new else { return nil }
      return LayoutUpdate.Items(
        section: new, taken: vacated.runs(ofSection: old).map(\.items),
        filled: filled.runs(ofSection: new).map(\.items))
    }
    let moves = changes.movedItems.map {
      LayoutUpdate.Move(
        from: ($0.from.section, $0.from.item), to: ($0.to.section, $0.to.item), count: $0.count)
    }
    return LayoutUpdate(sections: order, items: items, moves: moves)
  }

  /// The index before the update of each section after it, `nil` for an inserted one; the whole array is
  /// `nil` if all sections stay.
  private var oldSections: [Int?]? {
    guard let newSections else { return nil }
    var order: [Int?] = Array(repeating: nil, count: after.sectionCount)
    for (old, new) in newSections.enumerated() {
      if let new, order.indices.contains(new) { order[new] = old }
    }
    return order
  }
}
