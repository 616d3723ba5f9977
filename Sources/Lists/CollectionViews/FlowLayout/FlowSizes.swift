// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sizes of one section's items: for each item the measured size, else the size given by the delegate,
/// else a common one.
struct FlowSizes {
  let axis: FlowAxis
  let count: Int
  /// The sizes given by the delegate; `nil` if it provides none.
  private let given: [CGSize]?
  /// The size of the items that are neither measured nor given.
  private(set) var standard: CGSize
  private(set) var measured: [Int: CGSize] = [:]
  /// The measured items, sorted.
  private var measuredItems: [Int] = []
  /// The number of items for each length across the scroll axis.
  private var lengths: [CGFloat: Int]

  /// Creates the sizes of items that are all equal.
  init(axis: FlowAxis, count: Int, standard: CGSize) {
    self.axis = axis
    self.count = count
    self.standard = standard
    given = nil
    lengths = count > 0 ? [axis.across(standard): count] : [:]
  }

  /// Creates the sizes of items from given ones.
  ///
  /// - Complexity: O(items).
  init(axis: FlowAxis, given: [CGSize]) {
    self.axis = axis
    self.given = given
    count = given.count
    standard = given.first ?? .zero
    lengths = [:]
    for size in given { lengths[axis.across(size), default: 0] += 1 }
  }

  /// Whether all items have the same length across the scroll axis, so that they form a grid.
  var isGrid: Bool { lengths.count <= 1 }

  /// Whether the delegate gave no sizes, so that all items that were not measured have the same size.
  var hasStandard: Bool { given == nil }

  /// The first item without a measured or given size; `nil` if there is none.
  ///
  /// - Complexity: O(log measured items).
  var firstStandardItem: Int? {
    guard hasStandard, measuredItems.count < count else { return nil }
    var (low, high) = (0, measuredItems.count)
    while low < high {
      let middle = (low + high) / 2
      if measuredItems[middle] == middle { low = middle + 1 } else { high = middle }
    }
    return low
  }

  subscript(item: Int) -> CGSize { measured[item] ?? given?[item] ?? standard }

  /// Returns the size of `item`, and the end of a run of items that have the same size; an item with a size
  /// of its own is a run of one.
  ///
  /// - Complexity: O(log measured items).
  func run(at item: Int) -> (size: CGSize, end: Int) {
    if given != nil || measured[item] != nil { return (self[item], item + 1) }
    let place = placeOfMeasured(from: item)
    return (standard, place < measuredItems.count ? measuredItems[place] : count)
  }

  /// Sets the measured size of one item.
  ///
  /// - Complexity: O(1) if items are measured in order.
  mutating func setMeasured(_ size: CGSize, of item: Int) {
    exchange(axis.across(self[item]), axis.across(size), 1)
    if measured.updateValue(size, forKey: item) == nil {
      measuredItems.insert(item, at: placeOfMeasured(from: item))
    }
  }

  /// Sets the size of the items that are neither measured nor given, and returns whether that changed any.
  mutating func setStandard(_ size: CGSize) -> Bool {
    guard hasStandard, size != standard, measuredItems.count < count else { return false }
    exchange(axis.across(standard), axis.across(size), count - measuredItems.count)
    standard = size
    return true
  }

  private mutating func exchange(_ old: CGFloat, _ new: CGFloat, _ items: Int) {
    guard old != new else { return }
    let left = (lengths[old] ?? 0) - items
    lengths[old] = left > 0 ? left : nil
    lengths[new, default: 0] += items
  }

  private func placeOfMeasured(from item: Int) -> Int {
    if let last = measuredItems.last, last < item { return measuredItems.count }
    var (low, high) = (0, measuredItems.count)
    while low < high {
      let middle = (low + high) / 2
      if measuredItems[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
