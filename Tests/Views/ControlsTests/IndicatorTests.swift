// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of page controls and progress bars.
@MainActor
struct IndicatorTests {
  @Test func `a tap goes to the page at its side, and tells`() {
    let stage = Stage()
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.root.addSubview(pages)
    var log: [Int] = []
    pages.addAction(UIAction { _ in log.append(pages.currentPage) }, for: .valueChanged)
    pages.numberOfPages = 3
    for x in [80, 80, 80, 20] as [CGFloat] {
      stage.pointer(.began, x, 15)
      stage.pointer(.ended, x, 15)
    }
    expect(log, equals: [1, 2, 1])
    pages.currentPage = 9
    expect(pages.currentPage, equals: 2)
    pages.numberOfPages = 1
    expect(pages.currentPage, equals: 0)
    expect(pages.size(forNumberOfPages: 3).width > pages.intrinsicContentSize.width)
  }

  @Test func `a drag goes along the dots, on a plate`() {
    let stage = Stage()
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    stage.root.addSubview(pages)
    pages.numberOfPages = 5
    let plate = pages.subviews.first
    var log: [Int] = []
    pages.addAction(UIAction { _ in log.append(pages.currentPage) }, for: .valueChanged)
    expect(plate?.isHidden, equals: true)
    stage.pointer(.began, 70, 15)
    expect(pages.interactionState, equals: .discrete)
    for x in stride(from: 75, through: 140, by: 5) { stage.pointer(.moved, CGFloat(x), 15) }
    expect(pages.interactionState, equals: .continuous)
    expect(plate?.isHidden, equals: false)
    stage.pointer(.ended, 140, 15)
    expect(log, equals: [1, 2, 3, 4])
    expect(pages.interactionState, equals: .none)
    expect(plate?.isHidden, equals: true)
    pages.backgroundStyle = .prominent
    expect(plate?.isHidden, equals: false)
  }

  @Test func `pictures stand for pages, others for the page in sight`() throws {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    pages.numberOfPages = 3
    let (dot, star, heart) = try (
      #require(UIImage(systemName: "circle")), #require(UIImage(systemName: "star")),
      #require(UIImage(systemName: "heart"))
    )
    pages.preferredIndicatorImage = dot
    pages.preferredCurrentPageIndicatorImage = star
    pages.setIndicatorImage(heart, forPage: 2)
    pages.setIndicatorImage(heart, forPage: 9)
    pages.layoutIfNeeded()
    let shown = pages.subviews.compactMap { $0 as? UIImageView }
    func names() -> [String?] { shown.map { $0.image?.displayImage?.symbol?.name.base } }
    expect(names(), equals: ["star", "circle", "heart"])
    expect(shown[1].center, equals: CGPoint(x: 100, y: 15))
    pages.currentPage = 2
    expect(names(), equals: ["circle", "circle", "star"])
    expect(pages.indicatorImage(forPage: 2) === heart)
    expect(pages.indicatorImage(forPage: 9) == nil)
  }

  @Test func `a bar is filled from where people begin to read`() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    bar.progress = 0.25
    bar.layoutIfNeeded()
    expect(bar.subviews.last?.frame, equals: CGRect(x: 0, y: 0, width: 50, height: 4))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setProgress(3, animated: false)
    bar.progress = .nan
    expect(bar.progress, equals: 0)
    bar.progress = 0.5
    bar.layoutIfNeeded()
    expect(bar.subviews.last?.frame, equals: CGRect(x: 100, y: 0, width: 100, height: 4))
  }
}
