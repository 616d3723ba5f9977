// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The consecutive sections of a layout, with spacing between every two, empty ones included.
struct SectionStack: Sendable {
  private var bodies: ExtentTree<StackedBody>
  private let spacing: CGFloat

  init(count: Int, spacing: CGFloat, _ body: (Int) -> StackedBody) {
    self.spacing = spacing
    bodies = ExtentTree(count: count, body)
  }

  var isEmpty: Bool { bodies.isEmpty }
  var indices: Range<Int> { bodies.indices }

  /// The length of all sections.
  var length: CGFloat { bodies.isEmpty ? 0 : max(0, bodies.extent.length - spacing) }

  /// The furthest end of the sections across the axis.
  var reachAcross: CGFloat { bodies.extent.reach }

  /// The body of a section, which must exist.
  ///
  /// - Complexity: O(log sections).
  subscript(section: Int) -> SectionBody { bodies[section].body }

  /// Returns the body of a section in the form stored in the stack, to share it.
  ///
  /// - Complexity: O(log sections).
  func stacked(_ section: Int) -> StackedBody { bodies[section] }

  /// Returns the start of the section.
  ///
  /// - Complexity: O(log sections).
  func start(_ section: Int) -> CGFloat { bodies.extent(before: section).length }

  /// Calls `read` with the body of a section, which must exist, and its start, without a copy.
  ///
  /// - Returns: The result of `read`.
  /// - Complexity: O(log sections).
  @inline(__always)
  func read<Answer>(_ section: Int, _ read: (borrowing SectionBody, CGFloat) -> Answer) -> Answer {
    bodies.read(place: section) { stacked, before in stacked.read { read($0, before.length) } }
  }

  /// Calls `body` for the sections that have an element between two positions, in order, with the section,
  /// its body and its start.
  ///
  /// - Complexity: O(log sections) and the sections in the range.
  func visit(from low: CGFloat, to high: CGFloat, _ body: (Int, SectionBody, CGFloat) -> Void) {
    bodies.visit(from: low, to: high) {
      body($0.before.places, $0.element.body, $0.before.length)
    }
  }

  /// Changes a section's body; `change` returns whether an element moved.
  ///
  /// - Complexity: O(log sections).
  mutating func change(_ section: Int, _ change: (inout SectionBody) -> Bool) -> Bool {
    bodies.change(place: section) { stacked, _, _ in stacked.change(change) }
  }

  /// Replaces all bodies with `count` bodies that `body` creates.
  ///
  /// - Complexity: O(sections).
  mutating func rearrange(count: Int, _ body: (Int) -> StackedBody) {
    bodies = ExtentTree(count: count, body)
  }
}
