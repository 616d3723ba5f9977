// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// Layout solutions for the screen of a phone.
@MainActor
enum Solutions {
  static let screen = CGSize(width: 400, height: 800)

  static func solution(
    _ sections: [NSCollectionLayoutSection?], _ counts: [Int], size: CGSize = screen
  ) -> LayoutSolution {
    LayoutSolution(
      sections: sections, itemCounts: counts,
      configuration: UICollectionViewCompositionalLayoutConfiguration(),
      container: LayoutContainer(size: size, grid: PixelGrid(scale: 2)),
      environment: LayoutEnvironment(size: size, traits: UITraitCollection()))
  }

  /// Returns a list of `count` measured rows.
  static func measuredList(_ count: Int) -> LayoutSolution {
    var solution = solution([Descriptions.selfSizingList], [count])
    for item in 0..<count { measure(&solution, item: item, turn: 0) }
    return solution
  }

  static func measure(_ solution: inout LayoutSolution, item: Int, turn: Int) {
    let height = 40 + CGFloat((item &* 31 &+ turn &* 17) % 60)
    _ = solution.setMeasured(
      CGSize(width: screen.width, height: height), for: .cell(section: 0, item: item))
  }

  /// Returns screen rectangles at random positions of the content.
  static func screens(_ count: Int, of solution: LayoutSolution) -> [CGRect] {
    var generator = SeededGenerator(seed: 17)
    let last = max(1, solution.contentSize.height - screen.height)
    return (0..<count).map { _ in
      CGRect(
        origin: CGPoint(x: 0, y: CGFloat.random(in: 0..<last, using: &generator)), size: screen)
    }
  }
}
