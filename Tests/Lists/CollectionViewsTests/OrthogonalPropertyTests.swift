// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Properties of orthogonal scrolling")
struct OrthogonalPropertyTests {
  private typealias Properties = UICollectionLayoutSectionOrthogonalScrollingProperties

  private func scrollView(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, items: Int = 1000,
    _ change: (Properties) -> Void = { _ in }
  ) throws -> UIScrollView {
    let section = Layouts.carouselSection(behavior)
    change(section.orthogonalScrollingProperties)
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: [items])
    stage.frame()
    return try #require(stage.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  @Test func `automatic is normal for lists and fast for pages`() throws {
    expect(try scrollView(.continuous).decelerationRate, equals: .normal)
    expect(try scrollView(.groupPaging).decelerationRate, equals: .fast)
  }

  @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast, .init(rawValue: 0.95)])
  func `a rate that is set is the scroll view's`(rate: UIScrollView.DecelerationRate) throws {
    let view = try scrollView(.groupPaging) {
      $0.decelerationRate = .init(rawValue: rate.rawValue)
    }
    expect(view.decelerationRate, equals: rate)
  }

  @Test func `a section bounces when it scrolls, always or never`() throws {
    let automatic = try scrollView(.continuous, items: 1)
    expect(automatic.bounces && !automatic.alwaysBounceHorizontal)
    let always = try scrollView(.continuous, items: 1) { $0.bounce = .always }
    expect(always.bounces && always.alwaysBounceHorizontal && !always.alwaysBounceVertical)
    let never = try scrollView(.continuous) { $0.bounce = .never }
    expect(!never.bounces && !never.alwaysBounceHorizontal)
  }

  @Test func `a copied section has properties of its own`() throws {
    let section = Layouts.carouselSection(.continuous)
    section.orthogonalScrollingProperties.bounce = .never
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    expect(copy, equals: section)
    copy.orthogonalScrollingProperties.bounce = .always
    expect(section.orthogonalScrollingProperties.bounce, equals: .never)
    expect(copy != section)
  }
}
