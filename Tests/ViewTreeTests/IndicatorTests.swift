// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import Testing
import ViewTree

/// Page controls and progress bars.
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
    #expect(log == [1, 2, 1])
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    #expect(pages.size(forNumberOfPages: 3).width > pages.intrinsicContentSize.width)
  }

  @Test func `a bar is filled from where people begin to read`() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    bar.progress = 0.25
    bar.layoutIfNeeded()
    #expect(bar.subviews.last?.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setProgress(3, animated: false)
    bar.progress = .nan
    #expect(bar.progress == 0)
    bar.progress = 0.5
    bar.layoutIfNeeded()
    #expect(bar.subviews.last?.frame == CGRect(x: 100, y: 0, width: 100, height: 4))
  }
}
