// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionContracts

extension LintedLayout {
  /// Returns the source location where the app created the element of a finding, or its container.
  ///
  /// Returns `nil` if no location was recorded or the finding is about the layout as a whole.
  ///
  /// - Complexity: O(*n*) in the depth of the description.
  package func origin(of finding: LayoutFinding) -> CallSite? {
    var parts = finding.path.components(separatedBy: " / ").map { $0.split(separator: " ") }[...]
    guard let first = parts.popFirst(), first.count == 2, first[0] == "section",
      let index = Int(first[1]), sections.indices.contains(index), let section = sections[index]
    else { return nil }
    var origin = section.state.origin
    guard parts.popFirst()?.first == "group" else { return origin }
    var item: NSCollectionLayoutItem = section.group
    origin = item.state.origin ?? origin
    for part in parts {
      // For an element that is no item of a group, the enclosing item is the origin.
      guard part.count == 2, part[0] == "group" || part[0] == "item", let place = Int(part[1]),
        let subitems = (item as? NSCollectionLayoutGroup)?.subitems,
        subitems.indices.contains(place)
      else { break }
      item = subitems[place]
      origin = item.state.origin ?? origin
    }
    return origin
  }
}
