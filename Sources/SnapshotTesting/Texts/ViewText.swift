// SPDX-License-Identifier: Apache-2.0

import UIKit
import ViewTree

/// A view and the views in it as lines of text, the way UIKit's debugger shows them.
@MainActor
struct ViewText {
  /// The lines, without a newline at the end.
  let text: String

  /// The lines for `view`.
  ///
  /// - Complexity: O(n) in the number of views.
  init(_ view: UIView) {
    text = Self.lines(of: view, indent: "").joined(separator: "\n")
  }

  private static func lines(of view: UIView, indent: String) -> [String] {
    let inner = indent.isEmpty ? "   | " : indent + "   | "
    return ["\(indent)<\(words(of: view).joined(separator: "; "))>"]
      + view.subviews.flatMap { lines(of: $0, indent: inner) }
  }

  private static func words(of view: UIView) -> [String] {
    let frame = view.frame
    var words = [
      "\(type(of: view))",
      "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width))"
        + " \(number(frame.height)))",
    ]
    if let text = (view as? UILabel)?.text { words.append("text = '\(text)'") }
    if let text = (view as? UITextField)?.text { words.append("text = '\(text)'") }
    if let text = (view as? UITextView)?.text { words.append("text = '\(text)'") }
    if view.clipsToBounds { words.append("clipsToBounds = YES") }
    if view.isHidden { words.append("hidden = YES") }
    if view.alpha < 1 { words.append("alpha = \(number(view.alpha))") }
    if !view.isOpaque { words.append("opaque = NO") }
    if let resizing = resizing(view.autoresizingMask) { words.append("autoresize = \(resizing)") }
    if !view.isUserInteractionEnabled { words.append("userInteractionEnabled = NO") }
    if let scroll = view as? UIScrollView {
      words.append(
        "contentOffset: {\(number(scroll.contentOffset.x)), \(number(scroll.contentOffset.y))}")
      words.append(
        "contentSize: {\(number(scroll.contentSize.width)), \(number(scroll.contentSize.height))}")
    }
    return words + ["layer = <\(type(of: view.layer))>"]
  }

  private static func resizing(_ mask: UIView.AutoresizingMask) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let said = names.filter { mask.contains($0.0) }.map(\.1)
    return said.isEmpty ? nil : said.joined(separator: "+")
  }

  /// A number with six digits at most, as C's `%g` writes it.
  private static func number(_ value: CGFloat) -> String {
    if let whole = Int(exactly: value), abs(whole) < 1_000_000 { return "\(whole)" }
    return String(format: "%g", Double(value == 0 ? 0 : value))
  }
}
