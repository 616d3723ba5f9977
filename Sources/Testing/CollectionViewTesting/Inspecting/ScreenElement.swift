// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// An element of an inspected screen.
@MainActor
struct ScreenElement {
  /// The contents that a scroll view has out of sight on one of its sides.
  struct Remainder: Equatable {
    /// The number of elements.
    var count = 0
    /// Whether the elements are cells of a list.
    var areCells = false
    /// The text of the nearest element, if it is known.
    var first: String?
  }

  /// A side of a scroll view.
  enum Side: String, CaseIterable {
    case above, before, below, after
  }

  /// The identity, which scrolls and updates preserve.
  var key: String
  /// The role in one word: `button`, `cell`, `label`.
  var role: String
  /// The label or the texts of the element.
  var text: String?
  /// The value: the contents of a field, the position of a slider.
  var value: String?
  /// The states in words: `selected`, `disabled`.
  var states: [String] = []
  /// The frame in the coordinate space of the window, in points.
  var frame: CGRect
  /// The visible part of the frame.
  var seen: CGRect
  /// Whether the user can act on the element.
  var isUsable: Bool
  /// The accessibility identifier.
  var identifier: String?
  /// The view, or the view that contains the part.
  weak var view: UIView?
  /// The index of the part of the view; `nil` for the whole view.
  var part: Int?
  /// The index path of a cell or supplementary view in its list.
  var indexPath: IndexPath?
  /// The elements in this one, in reading order.
  var children: [ScreenElement] = []
  /// The contents out of sight, if the element is a scroll view.
  var remainders: [Side: Remainder] = [:]
  /// The number of the reference; 0 until the element is registered.
  var number = 0

  /// The reference, as in `@e7`.
  var reference: String { "@e\(number)" }
  /// Whether the element is a cell, header, footer or other element of a list.
  var isListElement: Bool { indexPath != nil }

  /// The reference with the role and the text, for messages.
  var words: String { "\(reference) \(name)" }

  /// The role and the text, for messages.
  var name: String { text.map { "\(role) \(ElementText.quoted($0))" } ?? role }
}
