// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// The accessibility elements of a screen by their views.
@MainActor
struct AccessibleParts {
  private var nodes: [ObjectIdentifier: AccessibilityNode] = [:]
  private var parts: [ObjectIdentifier: [AccessibilityNode]] = [:]

  /// Reads the accessibility elements of `surface`.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  init(_ surface: ViewSurface) { record(AccessibilityReader(surface).read(), in: surface.root) }

  /// Returns the accessibility element of `view`, or `nil` if it is none.
  func node(of view: UIView) -> AccessibilityNode? { nodes[ObjectIdentifier(view)] }

  /// Returns the elements in `view` that have no view of their own: segments, drawn elements.
  func parts(of view: UIView) -> [AccessibilityNode] { parts[ObjectIdentifier(view)] ?? [] }

  private mutating func record(_ node: AccessibilityNode, in view: UIView) {
    let own = node.view
    if let own {
      nodes[ObjectIdentifier(own)] = node
      // A table's cell provides the properties of the row that contains it.
      if let source = node.source as? UIView, source !== own {
        nodes[ObjectIdentifier(source)] = node
      }
    } else {
      let holder = node.source as? UIView ?? view
      parts[ObjectIdentifier(holder), default: []].append(node)
    }
    for child in node.children { record(child, in: own ?? view) }
  }
}
