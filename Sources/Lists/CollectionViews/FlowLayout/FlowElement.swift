// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element of a flow and its frame in content coordinates.
struct FlowElement {
  /// The identity of an element.
  enum Name: Hashable, Sendable {
    case cell(section: Int, item: Int)
    case header(section: Int)
    case footer(section: Int)
  }

  let name: Name
  var frame: CGRect
  /// Whether the element stays visible as long as its section is visible.
  var isPinned = false
  /// Whether the element is away from its natural position to stay visible.
  var isDisplaced = false
}
