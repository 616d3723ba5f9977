// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of right-to-left mirroring (`Mirroring`), and of decorations behind whole sections (`Decorations`).
@MainActor
@Suite("Mirroring")
struct MirroringTests {
  private func solution(
    _ direction: UIUserInterfaceLayoutDirection, orthogonal: Bool = false
  ) -> LayoutSolution {
    let section =
      orthogonal
      ? NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: Layouts.size(.absolute(100), .absolute(40)),
          subitems: [Layouts.item(.fractionalWidth(1), .fractionalHeight(1))]))
      : Layouts.grid(2)
    if orthogonal { section.orthogonalScrollingBehavior = .continuous }
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    return Layouts.solution([section], [5], direction: direction)
  }

  @Test func `left to right nothing is mirrored`() {
    let solution = solution(.leftToRight)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(!solution.isMirrored && solution.mirrored(rect) == rect)
  }

  @Test func `a rectangle is mirrored about the middle of the content`() {
    let solution = solution(.rightToLeft)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(solution.mirrored(rect), equals: CGRect(x: 280, y: 20, width: 30, height: 40))
    expect(solution.mirrored(solution.mirrored(rect)), equals: rect)
  }

  @Test func `cells begin at the other side`() {
    let element = LayoutElement.cell(section: 0, item: 0)
    let one = solution(.leftToRight).placement(of: element, visible: nil)?.frame
    let other = solution(.rightToLeft).placement(of: element, visible: nil)?.frame
    expect(one, equals: CGRect(x: 20, y: 0, width: 150, height: 40))
    expect(other, equals: CGRect(x: 150, y: 0, width: 150, height: 40))
  }

  @Test func `what covers the visible bounds changes sides with them`() {
    let visible = VisibleBounds(
      rect: CGRect(x: 10, y: 0, width: 100, height: 50),
      adjustedContentInset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let mirrored = solution(.rightToLeft).mirrored(visible)
    expect(mirrored.rect, equals: CGRect(x: 210, y: 0, width: 100, height: 50))
    expect(
      mirrored.adjustedContentInset, equals: UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `a row is mirrored about what scrolls in it`() {
    let solution = solution(.rightToLeft, orthogonal: true)
    // 20 of insets and five groups of 100 in a view of 320.
    expect(solution.mirroringWidth(ofGroupsIn: 0), equals: 520)
    let first = solution.placement(of: .cell(section: 0, item: 0), visible: nil)?.frame
    expect(first, equals: CGRect(x: 400, y: 0, width: 100, height: 40))
  }

  @Test func `a decoration lies behind the whole section, less its own insets`() {
    let section = Layouts.grid(2)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 0)
    let item = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    item.zIndex = -3
    section.decorationItems = [item]
    let solution = Layouts.solution([section, section], [0, 3])
    expect(solution.decoration(0, 0) == nil)
    let placement = solution.decoration(1, 0)
    expect(placement?.frame, equals: CGRect(x: 2, y: 1, width: 314, height: 88))
    expect(placement?.zIndex, equals: -3)
    expect(placement?.element, equals: .decoration("back", section: 1, item: 0))
  }
}
