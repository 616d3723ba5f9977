// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
@Suite struct RectangleQueryTests {
  private struct Subject {
    var solution: LayoutSolution
    var counts: [Int]
    var random: RandomLayout
  }

  private func subject(_ seed: UInt64) -> Subject {
    var random = RandomLayout(seed: seed)
    let counts = (0..<3).map { _ in Int(random.number(0...40)) }
    let sections = counts.map { _ in random.section() }
    let solution = Layouts.solution(sections, counts, configuration: random.configuration())
    return Subject(solution: solution, counts: counts, random: random)
  }

  private func cells(_ subject: Subject) -> [ElementPlacement] {
    subject.counts.enumerated().flatMap { section, count in
      (0..<count).compactMap {
        subject.solution.placement(of: .cell(section: section, item: $0), visible: nil)
      }
    }
  }

  @Test(arguments: UInt64(1)...300)
  func `a rectangle answers the elements of the whole that meet it`(seed: UInt64) {
    var subject = subject(seed)
    let size = subject.solution.contentSize
    let whole = subject.solution.placements(in: CGRect(origin: .zero, size: size), visible: nil)
    for _ in 0..<5 {
      let rect = CGRect(
        x: subject.random.number(-20...250), y: subject.random.number(-20...900),
        width: subject.random.number(1...300), height: subject.random.number(1...400))
      let clipped = rect.intersection(CGRect(origin: .zero, size: size))
      guard !clipped.isNull, !clipped.isEmpty else { continue }
      let answered = subject.solution.placements(in: rect, visible: nil)
      let expected = whole.filter { $0.element.category == .cell && meets($0.frame, clipped) }
      let cells = answered.filter { $0.element.category == .cell }
      let missing = Set(expected).subtracting(cells)
      // A cell that sticks out of its group is answered only where the group is.
      for placement in missing {
        expect(sticksOut(placement, subject.solution), "seed \(seed): \(placement) in \(rect)")
      }
      expect(Set(cells).isSubset(of: expected), "seed \(seed): \(rect)")
      expect(Set(answered).count, equals: answered.count, "seed \(seed): \(rect)")
    }
  }

  private func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
    // What has no width or height is where it begins.
    func begins(_ start: CGFloat, _ end: CGFloat, before limit: CGFloat, from: CGFloat) -> Bool {
      start < limit && (from < end || from == end && start == end)
    }
    return begins(frame.minX, frame.maxX, before: rect.maxX, from: rect.minX)
      && begins(frame.minY, frame.maxY, before: rect.maxY, from: rect.minY)
  }

  /// Returns whether a query for some edge stripe of the cell's own frame does not find the cell.
  private func sticksOut(_ placement: ElementPlacement, _ solution: LayoutSolution) -> Bool {
    let frame = placement.frame
    let stripes = [
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: min(0.5, frame.height)),
      CGRect(x: frame.minX, y: frame.maxY - 0.5, width: frame.width, height: 0.5),
      CGRect(x: frame.minX, y: frame.minY, width: min(0.5, frame.width), height: frame.height),
      CGRect(x: frame.maxX - 0.5, y: frame.minY, width: 0.5, height: frame.height),
    ]
    return stripes.contains { stripe in
      !solution.placements(in: stripe, visible: nil).contains { $0.element == placement.element }
    }
  }

  @Test(arguments: UInt64(1)...300)
  func `what a rectangle answers is where the element itself is`(seed: UInt64) {
    let subject = subject(seed)
    let whole = CGRect(origin: .zero, size: subject.solution.contentSize)
    for placement in subject.solution.placements(in: whole, visible: nil) {
      let single = subject.solution.placement(of: placement.element, visible: nil)
      expect(single, equals: placement, "seed \(seed)")
    }
  }

  @Test(arguments: UInt64(1)...300)
  func `every item has a finite frame`(seed: UInt64) {
    let subject = subject(seed)
    for placement in cells(subject) {
      expect(placement.frame.isFiniteInAllParts, "seed \(seed)")
    }
  }

  @Test func `an empty rectangle answers decorations only`() {
    let section = Layouts.grid(2)
    section.decorationItems = [.background(elementKind: "background")]
    let solution = Layouts.solution([section], [10])
    let found = solution.placements(
      in: CGRect(x: 10, y: 10, width: 0, height: 0), visible: nil)
    expect(found.map(\.element.category), equals: [.decorationView])
  }

  @Test func `a rectangle outside of the content answers no cell`() {
    let solution = Layouts.solution([Layouts.grid(2)], [10])
    let found = solution.placements(
      in: CGRect(x: 320, y: 0, width: 100, height: 100), visible: nil)
    expect(found.isEmpty)
  }
}
