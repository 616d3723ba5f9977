// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of accessibility containers, and of scrolling to an element.
@MainActor
@Suite("Accessibility containers")
struct ContainerTests {
  private final class Pages: UIView {
    var asked: [UIAccessibilityScrollDirection] = []
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      asked.append(direction)
      return true
    }
  }

  private let stage = Stage()

  private func role(of kind: UIAccessibilityContainerType) -> AccessibilityRole? {
    let stage = Stage()
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "inside"
    holder.addSubview(label)
    holder.accessibilityContainerType = kind
    stage.root.addSubview(holder)
    stage.surface.frame(at: 0)
    return AccessibilityReader(stage.surface).read().all.first { $0.view === holder }?.role
  }

  @Test func `a container is what the application says`() {
    expect(role(of: .list), equals: .list)
    expect(role(of: .dataTable), equals: .grid)
    expect(role(of: .landmark), equals: .group)
    expect(role(of: .semanticGroup), equals: .group)
    expect(role(of: .none) == nil)
  }

  @Test func `a view is asked to scroll before it is scrolled`() throws {
    let pages = Pages(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    pages.isAccessibilityElement = true
    pages.accessibilityLabel = "pages"
    stage.root.addSubview(pages)
    stage.surface.frame(at: 0)
    let node = try #require(
      AccessibilityReader(stage.surface).read().all.first { $0.view === pages })
    for direction in [UIAccessibilityScrollDirection.next, .left] {
      expect(node.perform(.scroll(direction), in: stage.surface))
    }
    expect(pages.asked, equals: [.next, .left])
  }

  @Test func `a list is scrolled by what is seen of it`() throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    list.contentSize = CGSize(width: 200, height: 1000)
    stage.root.addSubview(list)
    stage.surface.frame(at: 0)
    let node = try #require(
      AccessibilityReader(stage.surface).read().all.first { $0.view === list })
    expect(node.perform(.scroll(.down), in: stage.surface))
    stage.settle()
    expect(list.contentOffset.y, equals: 100)
    expect(node.perform(.scroll(.previous), in: stage.surface))
    stage.settle()
    expect(list.contentOffset.y, equals: 0)
  }
}
