// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// The hierarchy of a view as lines of text, in the format of UIKit's debug descriptions.
@MainActor
struct ViewText {
  /// The lines, without a newline at the end.
  private(set) var text = ""

  /// Creates the lines for `view`.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of views and *d* the depth of their nesting.
  init(_ view: UIView) {
    add(view, depth: 0)
  }

  private mutating func add(_ view: UIView, depth: Int) {
    for _ in 0..<depth { text += "   | " }
    text += "<"
    text += ClassName.of(view)
    add(view.frame)
    addText(of: view)
    addState(of: view)
    if let scroll = view as? UIScrollView { addContent(of: scroll) }
    text += "; layer = <"
    text += ClassName.of(view.layer)
    text += ">>"
    for subview in view.subviews {
      text += "\n"
      add(subview, depth: depth + 1)
    }
  }

  private mutating func add(_ frame: CGRect) {
    text += "; frame = ("
    add(frame.minX)
    text += " "
    add(frame.minY)
    text += "; "
    add(frame.width)
    text += " "
    add(frame.height)
    text += ")"
  }

  private mutating func addText(of view: UIView) {
    let shown =
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      case let view as UITextView: view.text
      default: String?.none
      }
    guard let shown else { return }
    text += "; text = '"
    text += shown
    text += "'"
  }

  private mutating func addState(of view: UIView) {
    if view.clipsToBounds { text += "; clipsToBounds = YES" }
    if view.isHidden { text += "; hidden = YES" }
    if view.alpha < 1 {
      text += "; alpha = "
      add(view.alpha)
    }
    if !view.isOpaque { text += "; opaque = NO" }
    addResizing(view.autoresizingMask)
    if !view.isUserInteractionEnabled { text += "; userInteractionEnabled = NO" }
  }

  private mutating func addResizing(_ mask: UIView.AutoresizingMask) {
    guard !mask.isEmpty else { return }
    var separator = "; autoresize = "
    for (part, name) in Self.resizings where mask.contains(part) {
      text += separator
      text += name
      separator = "+"
    }
  }

  private static let resizings: [(UIView.AutoresizingMask, String)] = [
    (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
    (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
  ]

  private mutating func addContent(of scroll: UIScrollView) {
    text += "; contentOffset: {"
    add(scroll.contentOffset.x)
    text += ", "
    add(scroll.contentOffset.y)
    text += "}; contentSize: {"
    add(scroll.contentSize.width)
    text += ", "
    add(scroll.contentSize.height)
    text += "}"
  }

  /// Appends a number with at most six digits, in the format of C's `%g`.
  private mutating func add(_ value: CGFloat) {
    if let whole = Int(exactly: value), abs(whole) < 1_000_000 {
      text += String(whole)
    } else {
      text += String(format: "%g", Double(value == 0 ? 0 : value))
    }
  }
}
