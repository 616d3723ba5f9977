// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of sections resolved for one container: which are equal, and which preserve each other's measured
/// sizes.
@MainActor
@Suite("SectionTemplate")
struct SectionTemplateTests {
  /// Returns a section of rows of two cells, `height` (by default 40 points) high, modified by `change`.
  private func template(
    height: NSCollectionLayoutDimension = .absolute(40), width: CGFloat = 320,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> SectionTemplate {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.fractionalWidth(1), height),
      repeatingSubitem: Layouts.item(.fractionalWidth(0.5), height), count: 2)
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return Nodes.template(section, width: width)
  }

  @Test func `two of the same description are equal`() {
    let one = template()
    expect(one, equals: template())
    expect(one, equals: one)
  }

  /// The changes, each of one property of a section.
  private static let changes: [(String, @MainActor (NSCollectionLayoutSection) -> Void)] = [
    ("insets", { $0.contentInsets.leading = 8 }),
    ("spacing", { $0.interGroupSpacing = 4 }),
    ("scrolling", { $0.orthogonalScrollingBehavior = .groupPaging }),
    (
      "header",
      {
        $0.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
            alignment: .top)
        ]
      }
    ),
    ("decoration", { $0.decorationItems = [.background(elementKind: "ground")] }),
  ]

  @Test(arguments: 0..<5)
  func `what a section says else makes another one`(index: Int) {
    let (name, change) = Self.changes[index]
    expect(template(change) != template(), "\(name)")
    expect(template(change), equals: template(change), "\(name)")
  }

  @Test func `another group or another width makes another one`() {
    expect(template(height: .absolute(41)) != template())
    expect(template(width: 400) != template())
  }

  @Test func `measures hold where only what was estimated may differ`() {
    let one = template(height: .estimated(40))
    // What stands around the groups measures nothing in them.
    expect(one.measuresAlike(template(height: .estimated(40)) { $0.interGroupSpacing = 9 }))
    expect(one.measuresAlike(template(height: .estimated(40)) { $0.contentInsets.top = 9 }))
    // Narrower cells are higher.
    expect(!one.measuresAlike(template(height: .estimated(40)) { $0.contentInsets.leading = 9 }))
    expect(!one.measuresAlike(template(height: .estimated(40), width: 400)))
    expect(!one.measuresAlike(template(height: .estimated(50))))
    expect(!one.measuresAlike(template()))
  }

  @Test func `the last group holds what is left, and a full one needs no other`() {
    let two = template()
    expect(two.full.capacity, equals: 2)
    expect(two.trimmed(items: 0) == nil)
    expect(two.trimmed(items: 1)?.group.leaves.count, equals: 1)
    expect(two.pitch, equals: 40)
    expect(template { $0.interGroupSpacing = 4 }.pitch, equals: 44)
  }

  @Test func `resolving notes what it solved`() {
    let section = Layouts.grid(3)
    let size = CGSize(width: 320, height: 480)
    var work = LayoutWork()
    let resolution = SectionResolution(
      container: LayoutContainer(size: size, grid: PixelGrid(scale: 2), direction: .leftToRight),
      environment: LayoutEnvironment(size: size, traits: UITraitCollection(displayScale: 2)),
      configuration: .init())
    let template = resolution.template(of: section, index: 0, work: &work)
    expect(work.templates == 1 && work.slots == 3)
    expect(template.full.leaves.count, equals: 3)
  }
}
