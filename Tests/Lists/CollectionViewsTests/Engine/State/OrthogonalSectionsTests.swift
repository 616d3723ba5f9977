// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the scroll views of orthogonally scrolling sections (`OrthogonalScrollView`), and of their
/// offsets.
@MainActor
@Suite("OrthogonalSections")
struct OrthogonalSectionsTests {
  /// A delegate whose resting offsets are multiples of 100, and which records its calls.
  private final class Steering: OrthogonalSteering {
    var heard: [String] = []

    func orthogonalRest(
      ofSection section: Int, at current: CGPoint, proposed: CGPoint, velocity: CGVector
    ) -> CGPoint {
      CGPoint(x: (proposed.x / 100).rounded() * 100, y: 0)
    }

    func orthogonalDidScroll(section: Int, to offset: CGPoint) {
      heard.append("\(section) at \(Int(offset.x))")
    }

    func orthogonalDidRest(section: Int) { heard.append("\(section) rests") }
  }

  private let steering = Steering()

  private func scrollView() -> OrthogonalScrollView {
    let view = OrthogonalScrollView(steeredBy: steering)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    view.contentSize = CGSize(width: 3_000, height: 80)
    return view
  }

  @Test func `a section's offset stays when it goes out of sight`() {
    let sections = OrthogonalSections()
    let view = scrollView()
    sections.show(view, section: 4)
    sections.setOffset(CGPoint(x: 30, y: 0), ofSection: 4)
    expect(sections.shownSections == [4] && sections.scrollView(ofSection: 4) === view)
    sections.hide(section: 4)
    expect(sections.shownSections.isEmpty && view.section == nil)
    expect(sections.offset(ofSection: 4), equals: CGPoint(x: 30, y: 0))
    expect(sections.takeWaiting() === view && sections.takeWaiting() == nil)
    sections.discardOffsets()
    expect(sections.offset(ofSection: 4) == nil)
  }

  @Test func `who observes a section hears when its offset changes`() {
    let sections = OrthogonalSections()
    var heard: [String] = []
    let one = sections.observe(section: 2) { heard.append("one \($0)") }
    _ = sections.observe(section: 2) { heard.append("two \($0)") }
    sections.setOffset(CGPoint(x: 1, y: 0), ofSection: 2)
    sections.setOffset(CGPoint(x: 1, y: 0), ofSection: 2)
    sections.setOffset(CGPoint(x: 1, y: 0), ofSection: 3)
    expect(heard, equals: ["one 2", "two 2"])
    sections.removeObserver(one)
    sections.rename { $0 + 5 }
    sections.setOffset(CGPoint(x: 2, y: 0), ofSection: 7)
    expect(heard, equals: ["one 2", "two 2", "two 7"])
  }

  @Test func `an update renames sections, and puts away the views of those gone`() {
    let sections = OrthogonalSections()
    let views = [scrollView(), scrollView()]
    for (section, view) in views.enumerated() {
      sections.show(view, section: section)
      sections.setOffset(CGPoint(x: 10 + section, y: 0), ofSection: section)
    }
    sections.rename { $0 == 0 ? nil : 5 }
    expect(sections.shownSections == [5] && sections.scrollView(ofSection: 5) === views[1])
    expect(views[1].section == 5 && sections.takeWaiting() === views[0])
    expect(sections.offset(ofSection: 5)?.x == 11 && sections.offset(ofSection: 0) == nil)
  }

  @Test func `a section out of sight is scrolled at once, one in sight by its view`() {
    let sections = OrthogonalSections()
    sections.scroll(section: 3, to: CGPoint(x: 40, y: 0), animated: true)
    expect(sections.offset(ofSection: 3)?.x, equals: 40)
    let view = scrollView()
    sections.show(view, section: 3)
    sections.scroll(section: 3, to: CGPoint(x: 60, y: 0), animated: false)
    expect(view.contentOffset.x == 60 && steering.heard == ["3 at 60"])
  }

  @Test func `a scroll view asks where its section rests, and tells of scrolling alone`() {
    let view = scrollView()
    expect(view.restingOffset(for: CGPoint(x: 140, y: 0), velocity: .zero).x, equals: 140)
    view.section = 1
    expect(view.restingOffset(for: CGPoint(x: 140, y: 0), velocity: .zero).x, equals: 100)
    view.adjusting { view.contentOffset.x = 70 }
    expect(steering.heard.isEmpty)
    view.contentOffset.x = 80
    view.didComeToRest()
    expect(steering.heard == ["1 at 80", "1 rests"] && view.isAtRest)
  }
}
