// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rectangle whose sides are sums of terms.
struct TermedRect {
  var x: [FrameTerm] = []
  var y: [FrameTerm] = []
  var width: [FrameTerm] = []
  var height: [FrameTerm] = []

  /// The terms of the position along an axis.
  subscript(origin axis: LayoutAxis) -> [FrameTerm] {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The terms of the length along an axis.
  subscript(length axis: LayoutAxis) -> [FrameTerm] {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  var size: CGSize { CGSize(width: width.total, height: height.total) }

  var frame: CGRect {
    CGRect(origin: CGPoint(x: x.total, y: y.total), size: size)
  }

  /// Returns the rectangle with the position terms of `corner` inserted in front of its own.
  func moved(by corner: TermedRect) -> TermedRect {
    var moved = self
    moved.x = corner.x + x
    moved.y = corner.y + y
    return moved
  }

  /// Subtracts insets along `axis`.
  ///
  /// If the insets are larger than the length, the absolute value of the remainder is the new length, and the
  /// origin moves back by it.
  mutating func inset(_ axis: LayoutAxis, _ start: CGFloat, _ end: CGFloat, path: String) {
    guard start != 0 || end != 0 else { return }
    let (before, after) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    self[origin: axis].add(start, .inset, path, "\(before) inset")
    self[length: axis].add(-start, .inset, path, "\(before) inset")
    self[length: axis].add(-end, .inset, path, "\(after) inset")
    let left = self[length: axis].total
    guard left < 0 else { return }
    self[origin: axis].add(left, .inset, path, "insets larger than the slot: the absolute value")
    self[length: axis].add(
      -2 * left, .inset, path, "insets larger than the slot: the absolute value")
  }
}

extension [FrameTerm] {
  /// The sum of the terms.
  var total: CGFloat { reduce(0) { $0 + $1.amount } }

  /// Adds a term unless its amount is zero.
  mutating func add(
    _ amount: CGFloat, _ source: FrameTerm.Source, _ path: String, _ words: String
  ) {
    guard amount != 0 else { return }
    append(FrameTerm(amount: amount, source: source, path: path, words: words))
  }

  /// The terms with opposite signs.
  var negated: [FrameTerm] {
    map {
      var term = $0
      term.amount = -term.amount
      return term
    }
  }
}

extension LintWords {
  /// Returns a number with its sign.
  static func signed(_ value: CGFloat) -> String {
    value < 0 ? number(value) : "+\(number(value))"
  }

  /// Returns a count with a noun in singular or plural.
  static func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
