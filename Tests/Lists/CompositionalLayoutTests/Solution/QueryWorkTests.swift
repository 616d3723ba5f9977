// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

/// Tests of the exact numbers of nodes and frames that queries visit and return.
@MainActor
@Suite(.enabled(if: NodeVisits.isCounted)) struct QueryWorkTests {
  private struct Work: Equatable {
    var nodes = 0
    var frames = 0
  }

  /// Returns the work of a query for a screen of 320 by 480 points at the fraction `share` of the content.
  private func screen(_ solution: LayoutSolution, at share: CGFloat) -> Work {
    let top = (solution.contentSize.height * share).rounded()
    var frames = 0
    let nodes = NodeVisits.count {
      frames =
        solution.placements(
          in: CGRect(x: 0, y: top, width: 320, height: 480), visible: nil
        ).count
    }
    return Work(nodes: nodes, frames: frames)
  }

  /// Returns a list whose items were all measured, with heights from 40 to 46.
  private func measured(_ count: Int) -> LayoutSolution {
    var solution = Layouts.solution([Layouts.list(.estimated(44))], [count])
    for item in 0..<count {
      _ = solution.setMeasured(
        CGSize(width: 320, height: 40 + CGFloat(item % 7)), for: .cell(section: 0, item: item))
    }
    return solution
  }

  @Test(arguments: [1_000, 1_000_000, 100_000_000])
  func `a screen of a regular grid is the same work in any number of items`(count: Int) {
    let solution = Layouts.solution([Layouts.grid(3)], [count])
    expect(screen(solution, at: 0.5).nodes, equals: 1)
    expect((36...42).contains(screen(solution, at: 0.5).frames))
  }

  @Test func `a screen of measured rows goes down the tree once`() {
    let work = [100, 1_000, 10_000].map { screen(measured($0), at: 0.5) }
    expect(work.map(\.frames), equals: [12, 12, 12])
    // Of 1,000 the screen lies across the border of two branches.
    expect(work.map(\.nodes), equals: [3, 5, 4])
  }

  @Test func `the frame of one item goes down the tree once`() {
    let nodes = [100, 1_000, 10_000].map { count in
      let solution = measured(count)
      return NodeVisits.count {
        _ = solution.placement(of: .cell(section: 0, item: count / 2), visible: nil)
      }
    }
    expect(nodes, equals: [3, 4, 4])
  }

  @Test func `a screen of a thousand sections goes to those on it`() {
    let section = Layouts.grid(3)
    let few = Layouts.solution(
      Array(repeating: section, count: 10), Array(repeating: 30, count: 10))
    let many = Layouts.solution(
      Array(repeating: section, count: 10_000), Array(repeating: 30, count: 10_000))
    expect(screen(few, at: 0.5), equals: Work(nodes: 1, frames: 36))
    expect(screen(many, at: 0.5), equals: Work(nodes: 3, frames: 36))
  }
}
