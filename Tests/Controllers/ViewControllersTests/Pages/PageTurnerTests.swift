// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing
import UIKit

@testable import MullionViewControllers
@testable import MullionViewTree

/// Tests of page changes by dragging and by code, compared with the index of the current page.
@MainActor
@Suite(.serialized)
struct PageTurnerTests {
  /// A page view controller on a phone, in a window whose appearance transition is over.
  @MainActor
  private final class Book {
    let stage = ControllerStage.stack()
    let source: PageSource
    let controller: UIPageViewController
    let isVertical: Bool
    let isMirrored: Bool

    init(isVertical: Bool, isMirrored: Bool, first: Int) {
      source = PageSource(record: stage.record)
      self.isVertical = isVertical
      self.isMirrored = isMirrored
      controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: isVertical ? .vertical : .horizontal,
        options: [.interPageSpacing: 20])
      controller.dataSource = source
      controller.delegate = source
      if isMirrored { controller.view.semanticContentAttribute = .forceRightToLeft }
      controller.setViewControllers(
        [source.pages[first]], direction: .forward, animated: false)
      stage.window.rootViewController = controller
      stage.runUntilIdle()
    }

    var turner: PageTurner { controller.turner }

    /// Drags over a fraction of the screen, towards later pages if it is positive.
    func drag(by share: CGFloat) {
      if isMirrored { turner.scrollView.semanticContentAttribute = .forceRightToLeft }
      let sign: CGFloat = isMirrored && !isVertical ? 1 : -1
      let distance = sign * share * (isVertical ? 844 : 390)
      let start = CGPoint(x: 195, y: 422)
      func send(_ phase: PointerEvent.Phase, _ done: CGFloat) {
        let place = CGPoint(
          x: start.x + (isVertical ? 0 : distance * done),
          y: start.y + (isVertical ? distance * done : 0))
        stage.surface?.handle(
          .pointer(PointerEvent(phase: phase, location: place, timestamp: stage.time)))
      }
      send(.began, 0)
      for step in 1...10 {
        stage.frame()
        send(.moved, CGFloat(step) / 10)
      }
      // A hand that rests gives no speed.
      for _ in 0..<12 {
        stage.frame()
        send(.moved, 1)
      }
      send(.ended, 1)
    }

    /// Returns the faults at rest if the page at an index should be displayed.
    func faults(at index: Int) -> [String] {
      var faults: [String] = []
      let page = source.pages[index]
      if turner.current !== page { faults.append("another page") }
      if controller.children != [page] { faults.append("\(controller.children.count) children") }
      if turner.scrollView.subviews.filter({ view in
        source.pages.contains { $0.viewIfLoaded === view }
      }) != [page.view] {
        faults.append("other views")
      }
      let place = page.view.convert(page.view.bounds, to: stage.window)
      if place != CGRect(x: 0, y: 0, width: 390, height: 844) { faults.append("at \(place)") }
      return faults
    }

    /// The names of the pages that appeared and did not disappear since.
    var apparent: Set<String> {
      var apparent: Set<String> = []
      for line in stage.record.lines {
        let words = line.split(separator: " ")
        if line.hasSuffix("did appear") { apparent.insert(String(words[0])) }
        if line.hasSuffix("did disappear") { apparent.remove(String(words[0])) }
      }
      return apparent
    }
  }

  @Test(arguments: 0..<8)
  func `the page in sight is the one that hands and code turned to, alone and at its place`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let isVertical = seed % 3 == 1
    let book = Book(isVertical: isVertical, isMirrored: seed % 3 == 2, first: 2)
    var index = 2
    for step in 0..<12 {
      book.source.log = []
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let isForward = Bool.random(using: &random)
        let isFar = Bool.random(using: &random)
        book.drag(by: (isForward ? 1 : -1) * (isFar ? 0.7 : 0.3))
        book.stage.runUntilIdle()
        let next = index + (isForward ? 1 : -1)
        let turns = isFar && (0..<5).contains(next)
        if (0..<5).contains(next) {
          expect(book.source.log, equals: ["to \(next)", "from \(index) \(turns)"], "step \(step)")
        } else {
          expect(book.source.log.isEmpty)
        }
        if turns { index = next }
      case 2:
        let isForward = Bool.random(using: &random)
        book.turner.turn(isForward: isForward)
        book.stage.runUntilIdle()
        index = max(0, min(4, index + (isForward ? 1 : -1)))
      case 3:
        // Code turns to any page, and again before the first turn is over.
        var finished: [Bool] = []
        for _ in 0..<2 {
          index = Int.random(in: 0..<5, using: &random)
          book.controller.setViewControllers(
            [book.source.pages[index]],
            direction: Bool.random(using: &random) ? .forward : .reverse,
            animated: Bool.random(using: &random)
          ) { finished.append($0) }
          book.stage.frame()
        }
        book.stage.runUntilIdle()
        expect(finished == [true, true] && book.source.log.isEmpty, "step \(step)")
      default:
        book.turner.requestNeighbors()
        book.stage.runUntilIdle()
      }
      expect(book.faults(at: index).isEmpty, "step \(step)")
      expect(book.apparent, equals: ["\(index)"], "step \(step)")
    }
  }

  @Test func `neighbours lie on both sides of the page, mirrored where people read from the right`()
  {
    var offsets: [CGFloat] = []
    var sizes: [CGFloat] = []
    for isMirrored in [false, true] {
      for first in [0, 2, 4] {
        let book = Book(isVertical: false, isMirrored: isMirrored, first: first)
        if isMirrored {
          book.turner.scrollView.semanticContentAttribute = .forceRightToLeft
          book.turner.requestNeighbors()
        }
        offsets.append(book.turner.scrollView.contentOffset.x)
        sizes.append(book.turner.scrollView.contentSize.width)
      }
    }
    // Pages are 390 points wide, with 20 between them.
    expect(offsets, equals: [0, 410, 410, 410, 410, 0])
    expect(sizes, equals: [820, 1230, 820, 820, 1230, 820])
  }
}
