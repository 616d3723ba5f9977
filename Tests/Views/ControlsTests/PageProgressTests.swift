// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of the direction of page controls, and of the progress of the current page.
@Suite(.onDisplayOfItsOwn)
@MainActor
struct PageProgressTests {
  private let stage = Stage()

  private func control(pages: Int, in frame: CGRect) -> UIPageControl {
    let control = UIPageControl(frame: frame)
    control.numberOfPages = pages
    stage.root.addSubview(control)
    stage.frame(after: 0)
    return control
  }

  /// Returns the dots without their background.
  private func dots(_ control: UIPageControl) -> [UIView] { Array(control.subviews.dropFirst()) }

  private func middles(_ control: UIPageControl) -> [CGPoint] {
    control.setNeedsLayout()
    control.layoutIfNeeded()
    return dots(control).map(\.center)
  }

  @Test func `dots go the way they are told`() {
    let control = control(pages: 3, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(control.direction, equals: UIPageControl.Direction.natural)
    expect(middles(control).map(\.x), equals: [32, 50, 68])
    control.direction = .rightToLeft
    expect(middles(control).map(\.x), equals: [68, 50, 32])
    expect(middles(control).map(\.y), equals: [50, 50, 50])
    control.direction = .topToBottom
    expect(middles(control).map(\.y), equals: [32, 50, 68])
    expect(middles(control).map(\.x), equals: [50, 50, 50])
    control.direction = .bottomToTop
    expect(middles(control).map(\.y), equals: [68, 50, 32])
    control.direction = .leftToRight
    control.semanticContentAttribute = .forceRightToLeft
    expect(middles(control).map(\.x), equals: [32, 50, 68])
    control.direction = .natural
    expect(middles(control).map(\.x), equals: [68, 50, 32])
  }

  @Test func `dots below each other turn the size, the tap and the drag`() {
    let control = control(pages: 5, in: CGRect(x: 0, y: 0, width: 30, height: 200))
    let wide = control.size(forNumberOfPages: 5)
    control.direction = .topToBottom
    expect(
      control.size(forNumberOfPages: 5), equals: CGSize(width: wide.height, height: wide.width))
    stage.frame(after: 0)
    stage.pointer(.began, 15, 180)
    stage.pointer(.ended, 15, 180)
    expect(control.currentPage, equals: 1)
    control.direction = .bottomToTop
    stage.frame(after: 0)
    stage.pointer(.began, 15, 180)
    stage.pointer(.ended, 15, 180)
    expect(control.currentPage, equals: 0)
    stage.pointer(.began, 15, 136)
    for y in stride(from: 130, through: 60, by: -5) { stage.pointer(.moved, 15, CGFloat(y)) }
    expect(control.interactionState, equals: .continuous)
    stage.pointer(.ended, 15, 60)
    expect(control.currentPage, equals: 4)
  }

  private final class Hearer: NSObject, UIPageControlTimerProgressDelegate {
    var changes = 0
    var asked: [Int] = []
    var visible: [Bool] = []
    var lets = true
    var start: Float = 0

    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      asked.append(page)
      return lets
    }
    func pageControlProgress(
      _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float { page == 1 ? start : 0 }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
      visible.append(progress.isProgressVisible)
    }
  }

  @Test func `the dot of the page in sight is as long as three, and fills`() {
    let control = control(pages: 3, in: CGRect(x: 0, y: 0, width: 200, height: 30))
    let plain = control.intrinsicContentSize
    let progress = UIPageControlProgress()
    expect(!progress.isProgressVisible)
    control.progress = progress
    expect(progress.isProgressVisible)
    expect(control.intrinsicContentSize.width, equals: plain.width + 18)
    progress.currentProgress = 0.5
    stage.frame(after: 0)
    let first = dots(control)[0]
    expect(first.bounds.size, equals: CGSize(width: 26, height: 8))
    expect(first.subviews.map(\.frame), equals: [CGRect(x: 0, y: 0, width: 13, height: 8)])
    control.direction = .rightToLeft
    stage.frame(after: 0)
    expect(first.subviews.map(\.frame), equals: [CGRect(x: 13, y: 0, width: 13, height: 8)])
    control.direction = .topToBottom
    stage.frame(after: 0)
    expect(first.bounds.size, equals: CGSize(width: 8, height: 26))
    expect(first.subviews.map(\.frame), equals: [CGRect(x: 0, y: 0, width: 8, height: 13)])
    progress.currentProgress = 7
    expect(progress.currentProgress, equals: 1)
    progress.currentProgress = .nan
    expect(progress.currentProgress, equals: 0)
    control.progress = nil
    stage.frame(after: 0)
    expect(first.bounds.size, equals: CGSize(width: 8, height: 8))
    expect(control.intrinsicContentSize, equals: CGSize(width: plain.height, height: plain.width))
  }

  @Test func `a progress belongs to one control`() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 30)
    let (one, other) = (control(pages: 3, in: bounds), control(pages: 3, in: bounds))
    let progress = UIPageControlProgress()
    one.progress = progress
    other.progress = progress
    expect(one.progress == nil && other.progress === progress)
    expect(progress.isProgressVisible)
  }

  @Test func `a page starts where the delegate says, and is hidden while a person goes along`() {
    let control = control(pages: 3, in: CGRect(x: 0, y: 0, width: 200, height: 30))
    let (progress, hearer) = (UIPageControlProgress(), Hearer())
    hearer.start = 0.25
    progress.delegate = hearer
    control.progress = progress
    progress.currentProgress = 0.9
    control.currentPage = 1
    expect(progress.currentProgress, equals: 0.25)
    control.currentPage = 2
    expect(progress.currentProgress, equals: 0)
    stage.pointer(.began, 100, 15)
    for x in stride(from: 105, through: 130, by: 5) { stage.pointer(.moved, CGFloat(x), 15) }
    expect(hearer.visible, equals: [false])
    expect(control.intrinsicContentSize.width, equals: 62)
    stage.pointer(.ended, 130, 15)
    expect(hearer.visible, equals: [false, true])
    let known: (any UIPageControlProgressDelegate)? = progress.delegate
    expect(known === hearer)
  }

  @Test func `who hears of a timer is known by its own kind, and by the wider one`() {
    let (timer, hearer) = (UIPageControlTimerProgress(preferredDuration: 1), Hearer())
    let narrow: any PageTimerDelegating = timer
    narrow.delegate = hearer
    let wide: any PageProgressDelegating = timer as UIPageControlProgress
    expect(wide.delegate === hearer && timer.delegate === hearer)
  }

  @Test func `time turns pages, each in its own time`() {
    let control = control(pages: 3, in: CGRect(x: 0, y: 0, width: 200, height: 30))
    var turned: [Int] = []
    control.addAction(UIAction { _ in turned.append(control.currentPage) }, for: .valueChanged)
    let (progress, hearer) = (UIPageControlTimerProgress(preferredDuration: 2), Hearer())
    progress.delegate = hearer
    progress.setDuration(4, forPage: 1)
    expect(progress.duration(forPage: 0) == 2 && progress.duration(forPage: 1) == 4)
    control.progress = progress
    stage.wait(1)
    expect(progress.currentProgress == 0 && !progress.isRunning)
    progress.resumeTimer()
    expect(progress.isRunning)
    stage.wait(1.1)
    expect(abs(progress.currentProgress - 0.55) < 0.05)
    expect(hearer.changes > 50)
    progress.pauseTimer()
    stage.wait(5)
    expect(abs(progress.currentProgress - 0.55) < 0.05)
    progress.resumeTimer()
    stage.wait(1.1)
    expect(turned == [1] && hearer.asked == [1])
    stage.wait(3.5)
    expect(control.currentPage, equals: 1)
    stage.wait(1)
    expect(turned, equals: [1, 2])
    stage.wait(3)
    expect(turned == [1, 2] && !progress.isRunning, "the last page is the end")
    progress.setDuration(0, forPage: 1)
    expect(progress.duration(forPage: 1), equals: 2)
  }

  @Test func `pages go round when they are to, or stay when the delegate says so`() {
    let control = control(pages: 2, in: CGRect(x: 0, y: 0, width: 200, height: 30))
    let (progress, hearer) = (UIPageControlTimerProgress(preferredDuration: 1), Hearer())
    progress.resetsToInitialPageAfterEnd = true
    progress.delegate = hearer
    control.progress = progress
    progress.resumeTimer()
    stage.wait(2.2)
    expect(control.currentPage == 0 && hearer.asked == [1, 0])
    hearer.lets = false
    stage.wait(3)
    expect(control.currentPage == 0 && hearer.asked == [1, 0, 1] && !progress.isRunning)
    expect(progress.currentProgress, equals: 1)
  }

  @Test func `a timer does not keep its progress alive`() {
    weak var kept: UIPageControlTimerProgress?
    do {
      let progress = UIPageControlTimerProgress(preferredDuration: 1)
      kept = progress
      progress.resumeTimer()
    }
    stage.wait(0.1)
    expect(kept == nil)
  }
}
