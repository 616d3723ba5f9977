// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// The entries of an outline in the order of depth first, as a value whose copies share structure.
///
/// The descendants of an entry are the stretch behind it up to the next entry that is not deeper.
/// Collapsing adds one to the hidden ancestors of that stretch, which is a note at O(log n) nodes,
/// however long the stretch is and however deep it stands.
///
/// ```
///   a        depth 0   hidden 0           [min depth 0, hidden 0 × 3]
///     d            1          1                ┌─────────┴─────────┐
///       f          2          2       [0, 0 × 1] +1 hidden     [0, 0 × 2]
///   b              0          0         a  d  f                 b  c
/// ```
struct OutlineTree<Item: Hashable & Sendable>: LabelledOrder, Sendable {
  typealias Element = OutlineEntry<Item>

  /// The topmost node, the same in trees that share everything; `nil` as long as there is no entry.
  private(set) var root: OutlineNode<Item>?

  init(_ root: OutlineNode<Item>? = nil) { self.root = root }

  var count: Int { root?.count ?? 0 }
  /// The number of entries none of whose ancestors is collapsed.
  var visibleCount: Int { root?.visible(hidden: 0) ?? 0 }

  /// The entry at `position`, which must exist.
  subscript(position: Int) -> Element {
    guard let entry = root?.entry(at: position) else {
      contractBroken("There is no entry at \(position) of \(count). Please report this.")
    }
    return entry
  }

  func position(ofLabel label: Int) -> Int? { root?.position(ofLabel: label) }

  /// The entry at `position` with its descendants.
  /// - Complexity: O(log n).
  func subtree(at position: Int) -> Range<Int> {
    let end = root?.first(from: position + 1, depthAtMost: self[position].depth)
    return position..<(end ?? count)
  }

  /// The position of the parent of the entry at `position`; `nil` for a root.
  /// - Complexity: O(log n).
  func parent(of position: Int) -> Int? {
    root?.last(before: position, depthAtMost: self[position].depth - 1)
  }

  /// The entries of `range`, as they are here.
  /// - Complexity: O(log n).
  subscript(range: Range<Int>) -> OutlineTree {
    let upTo = root?.split(at: range.upperBound).0
    return OutlineTree(upTo?.split(at: range.lowerBound).1)
  }

  // MARK: Changes

  /// Inserts labelled entries so that the first stands at `position`.
  /// - Complexity: O(k + log n) for k entries inserted.
  mutating func insert(_ entries: [Element], at position: Int) {
    let (before, after) = root?.split(at: position) ?? (nil, nil)
    root = .concatenated(.concatenated(before, .of(entries)), after)
  }

  /// Removes the entries of `range`.
  /// - Complexity: O(log n).
  mutating func remove(_ range: Range<Int>) {
    let (upTo, after) = root?.split(at: range.upperBound) ?? (nil, nil)
    root = .concatenated(upTo?.split(at: range.lowerBound).0, after)
  }

  /// Adds `added` to the entries of `range`.
  /// - Complexity: O(log n).
  mutating func shift(_ range: Range<Int>, by added: OutlineShift) {
    root = root?.shifting(range, by: added)
  }

  /// Expands or collapses the entry at `position`, of whose descendants nothing is said here.
  /// - Complexity: O(log n).
  mutating func setExpanded(_ isExpanded: Bool, at position: Int) {
    root = root?.settingExpanded(isExpanded, at: position)
  }

  mutating func relabel(from position: Int, _ labels: ArraySlice<Int>) {
    var rest = labels
    root = root?.relabelled(from: position, &rest)
  }
}
