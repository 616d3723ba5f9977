// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewControllers
import MullionViewTree
import UIKit

/// The elements of a screen at one moment, with their references.
@MainActor
struct Inspection {
  /// The outermost elements, with their parts, in reading order.
  private(set) var elements: [ScreenElement]
  /// The description of the screen: its size, its traits, and the controller that it shows.
  let heading: String
  /// The elements out of sight, by their keys, with the scroll view that contains them.
  let hidden: [String: UIScrollView]
  /// The content offsets of the scroll views, by their keys.
  private(set) var offsets: [String: CGPoint] = [:]

  /// Reads the screen of `surface` and gives its elements references in `table`.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  init(_ surface: ViewSurface, _ table: ReferenceTable) {
    let reader = ElementReader(surface, table.tokens)
    elements = reader.read()
    table.register(&elements)
    hidden = reader.hidden
    heading = ScreenHeading(surface).text
    for (element, _) in all {
      if let view = element.view as? UIScrollView { offsets[element.key] = view.contentOffset }
    }
  }

  /// All elements in reading order, with their depths.
  var all: [(element: ScreenElement, depth: Int)] {
    var found: [(ScreenElement, Int)] = []
    func visit(_ elements: [ScreenElement], _ depth: Int) {
      for element in elements {
        found.append((element, depth))
        visit(element.children, depth + 1)
      }
    }
    visit(elements, 0)
    return found
  }

  /// Returns the element with a number, or `nil` if it is not on the screen.
  func element(_ number: Int) -> ScreenElement? {
    all.first { $0.element.number == number }?.element
  }
}
