// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  /// Returns the edge insets with the key `key`: from an `edgeInsets`, or from an `inset` of older files.
  func edges(_ key: String) -> UIEdgeInsets? {
    guard var element = child(key: key) else { return nil }
    // The layout guide of the margins has the same key as the margins.
    if element.name == "viewLayoutGuide" {
      guard let margins = children("edgeInsets").first(where: { $0.key == key }) else { return nil }
      element = margins
    }
    if let top = element.number("top"), let left = element.number("left"),
      let bottom = element.number("bottom"), let right = element.number("right")
    {
      return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
    guard let top = element.number("minY"), let left = element.number("minX"),
      let bottom = element.number("maxY"), let right = element.number("maxX")
    else { return nil }
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Returns the directional edge insets with the key `key`.
  func directionalEdges(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let element = child(key: key), let top = element.number("top"),
      let leading = element.number("leading"), let bottom = element.number("bottom"),
      let trailing = element.number("trailing")
    else { return nil }
    return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
