// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rule: sections one behind the other, with spacing between every two, empty ones included.
struct SectionStack: Sendable {
  private var bodies: ExtentTree<StackedBody>
  private let spacing: CGFloat

  init(count: Int, spacing: CGFloat, _ body: (Int) -> StackedBody) {
    self.spacing = spacing
    bodies = ExtentTree(count: count, body)
  }

  var isEmpty: Bool { bodies.isEmpty }
  var indices: Range<Int> { bodies.indices }

  /// The room all sections take.
  var length: CGFloat { bodies.isEmpty ? 0 : max(0, bodies.extent.length - spacing) }

  /// How far sections reach across.
  var reachAcross: CGFloat { bodies.extent.reach }

  /// The body of a section, which must exist.
  ///
  /// - Complexity: O(log sections).
  subscript(section: Int) -> SectionBody { bodies[section].body }

  /// The body of a section as it stands in the stack, to share it.
  ///
  /// - Complexity: O(log sections).
  func stacked(_ section: Int) -> StackedBody { bodies[section] }

  /// Where the section starts.
  ///
  /// - Complexity: O(log sections).
  func start(_ section: Int) -> CGFloat { bodies.extent(before: section).length }

  /// Calls `read` with the body of a section, which must exist, and its start, without a copy.
  ///
  /// - Complexity: O(log sections).
  @inline(__always)
  func read<Answer>(_ section: Int, _ read: (borrowing SectionBody, CGFloat) -> Answer) -> Answer {
    bodies.read(place: section) { stacked, before in stacked.read { read($0, before.length) } }
  }

  /// Calls `body` for the sections that have something between two positions, in order: with the
  /// section, its body and its start.
  ///
  /// - Complexity: O(log sections) and the sections that are met.
  func visit(from low: CGFloat, to high: CGFloat, _ body: (Int, SectionBody, CGFloat) -> Void) {
    bodies.visit(from: low, to: high) {
      body($0.before.places, $0.element.body, $0.before.length)
    }
  }

  /// Changes a section's body; `change` answers whether anything moved.
  ///
  /// - Complexity: O(log sections).
  mutating func change(_ section: Int, _ change: (inout SectionBody) -> Bool) -> Bool {
    bodies.change(place: section) { stacked, _, _ in stacked.change(change) }
  }

  /// Puts `count` bodies that `body` makes in place of all there are.
  ///
  /// - Complexity: O(sections).
  mutating func rearrange(count: Int, _ body: (Int) -> StackedBody) {
    bodies = ExtentTree(count: count, body)
  }
}
