// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The lines into which the items of one section flow.
///
/// Consecutive equal lines form one band, so that a section of equal items is computed arithmetically,
/// regardless of their number. The rules were recorded from UIKit; see Documentation/Fidelity/layout.md.
struct FlowLines {
  /// A group of consecutive lines of equal thickness with the same number of items.
  struct Band {
    let firstItem: Int
    let itemsPerLine: Int
    let lines: Int
    /// The offset of the first of these lines from the beginning of the section's lines, in points.
    let start: CGFloat
    let thickness: CGFloat
  }

  /// One line: its items, and its position along the scroll axis.
  struct Line {
    let items: Range<Int>
    let start: CGFloat
    let thickness: CGFloat
  }

  /// The available length across the scroll axis, in points.
  let room: CGFloat
  /// The minimum gap between items of a line, in points.
  let itemGap: CGFloat
  /// The gap between lines, in points.
  let lineGap: CGFloat
  private(set) var sizes: FlowSizes
  private var bands: [Band] = []

  /// The tolerance for rounding errors in sums of fractions.
  private static let tolerance: CGFloat = 1e-6

  /// Creates the lines for items of the given sizes.
  ///
  /// - Complexity: O(items with a size of their own).
  init(_ sizes: FlowSizes, room: CGFloat, itemGap: CGFloat, lineGap: CGFloat) {
    self.sizes = sizes
    self.room = room
    self.itemGap = itemGap
    self.lineGap = lineGap
    breakLines(from: 0)
  }

  /// The total length of all lines, in points.
  var length: CGFloat { bands.last.map { end(of: $0) } ?? 0 }

  // MARK: Size changes

  /// Sets the measured size of one item.
  ///
  /// - Complexity: O(items of a line) if items are measured in order; O(items with a size of their own) if
  ///   the items begin or cease to form a grid.
  mutating func setMeasured(_ size: CGSize, of item: Int) {
    guard size != sizes[item] else { return sizes.setMeasured(size, of: item) }
    let wasGrid = sizes.isGrid
    sizes.setMeasured(size, of: item)
    breakLines(from: wasGrid == sizes.isGrid ? item : 0)
  }

  /// Sets the size of the items that are neither measured nor given.
  mutating func setStandard(_ size: CGSize) {
    let wasGrid = sizes.isGrid
    guard sizes.setStandard(size) else { return }
    breakLines(from: wasGrid == sizes.isGrid ? sizes.firstStandardItem ?? 0 : 0)
  }

  // MARK: Line breaking

  /// Breaks the items into lines again, beginning with the band before that of `item`: a smaller item may fit
  /// there now.
  private mutating func breakLines(from item: Int) {
    while let last = bands.last, last.firstItem + last.itemsPerLine * last.lines > item {
      bands.removeLast()
    }
    if !bands.isEmpty { bands.removeLast() }
    let capacity = sizes.isGrid && sizes.count > 0 ? capacity(sizes.axis.across(sizes[0])) : nil
    var next = bands.last.map { $0.firstItem + $0.itemsPerLine * $0.lines } ?? 0
    while next < sizes.count {
      let band = equalLines(from: next, capacity) ?? oneLine(from: next, capacity)
      bands.append(band)
      next += band.itemsPerLine * band.lines
    }
  }

  private var nextStart: CGFloat { bands.last.map { end(of: $0) + lineGap } ?? 0 }

  private func end(of band: Band) -> CGFloat {
    band.start + CGFloat(band.lines) * band.thickness + CGFloat(band.lines - 1) * lineGap
  }

  /// Returns the number of items of a length that fit on a line; one at least.
  private func capacity(_ length: CGFloat) -> Int {
    guard length + itemGap > 0 else { return Int(Int32.max) }
    let fitting = (room + itemGap + Self.tolerance) / (length + itemGap)
    return max(1, Int(min(fitting, CGFloat(Int32.max))))
  }

  /// Returns a band of full lines of equal items; `nil` if there is no such line.
  private func equalLines(from first: Int, _ capacity: Int?) -> Band? {
    let (size, end) = sizes.run(at: first)
    let perLine = capacity ?? self.capacity(sizes.axis.across(size))
    // After the last of the equal items, a smaller one may fit on their line.
    let isClosed = capacity != nil || end == sizes.count
    let lines = (end - first - (isClosed ? 0 : 1)) / perLine
    guard lines > 0 else { return nil }
    return Band(
      firstItem: first, itemsPerLine: perLine, lines: lines, start: nextStart,
      thickness: sizes.axis.along(size))
  }

  private func oneLine(from first: Int, _ capacity: Int?) -> Band {
    var item = first
    var filled = -itemGap
    var thickness: CGFloat = 0
    while item < sizes.count, item - first < capacity ?? Int.max {
      let size = sizes[item]
      let wanted = filled + itemGap + sizes.axis.across(size)
      guard item == first || capacity != nil || wanted <= room + Self.tolerance else { break }
      filled = wanted
      thickness = max(thickness, sizes.axis.along(size))
      item += 1
    }
    return Band(
      firstItem: first, itemsPerLine: item - first, lines: 1, start: nextStart,
      thickness: thickness)
  }

  // MARK: Queries

  /// Returns the lines that intersect a range, in points from the beginning of the section's lines.
  ///
  /// - Complexity: O(log bands + lines in the range).
  func lines(in stretch: ClosedRange<CGFloat>) -> [Line] {
    var found: [Line] = []
    var index = firstBand { end(of: $0) >= stretch.lowerBound }
    while index < bands.count, bands[index].start <= stretch.upperBound {
      let band = bands[index]
      let pitch = band.thickness + lineGap
      var line = 0
      if pitch > 0, band.lines > 1 {
        let skipped = (stretch.lowerBound - band.start - band.thickness) / pitch
        line = Int(max(0, min(skipped.rounded(.down), CGFloat(band.lines - 1))))
      }
      while line < band.lines {
        let start = band.start + CGFloat(line) * pitch
        if start > stretch.upperBound { break }
        found.append(self.line(line, of: band))
        line += 1
      }
      index += 1
    }
    return found
  }

  /// Returns the line that contains `item`.
  ///
  /// - Complexity: O(log bands).
  func line(of item: Int) -> Line {
    let index = firstBand { $0.firstItem + $0.itemsPerLine * $0.lines > item }
    let band = bands[index]
    return line((item - band.firstItem) / band.itemsPerLine, of: band)
  }

  /// Returns the positions of the items of `line` across the scroll axis, in points.
  ///
  /// - Complexity: O(items of the line).
  func places(in line: Line) -> [CGFloat] {
    let lengths = line.items.map { sizes.axis.across(sizes[$0]) }
    if sizes.isGrid, let length = lengths.first { return gridPlaces(length, lengths.count) }
    let isLast = line.items.upperBound == sizes.count
    if lengths.count == 1 {
      let leavesRoom = 2 * lengths[0] + itemGap <= room + Self.tolerance
      return [isLast && leavesRoom ? 0 : max(0, (room - lengths[0]) / 2)]
    }
    let slack = room - lengths.reduce(0, +)
    return Self.places(lengths, gap: isLast ? itemGap : slack / CGFloat(lengths.count - 1))
  }

  private func gridPlaces(_ length: CGFloat, _ count: Int) -> [CGFloat] {
    let capacity = capacity(length)
    guard capacity > 1 else { return [max(0, (room - length) / 2)] }
    let gap =
      capacity == Int(Int32.max)
      ? itemGap : (room - CGFloat(capacity) * length) / CGFloat(capacity - 1)
    return Self.places(Array(repeating: length, count: count), gap: gap)
  }

  private static func places(_ lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
    var next: CGFloat = 0
    return lengths.map { length in
      defer { next += length + gap }
      return next
    }
  }

  private func line(_ line: Int, of band: Band) -> Line {
    let first = band.firstItem + line * band.itemsPerLine
    return Line(
      items: first..<first + band.itemsPerLine,
      start: band.start + CGFloat(line) * (band.thickness + lineGap), thickness: band.thickness)
  }

  private func firstBand(where isReached: (Band) -> Bool) -> Int {
    var (low, high) = (0, bands.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(bands[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
