// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite
struct LargeTitleTests {
  let stage: ControllerStage
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var navigation: UINavigationController { stage.navigation }
  var bar: UINavigationBar { navigation.navigationBar }

  init() {
    let root = UIViewController()
    root.title = "Home"
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    root.view.addSubview(scrollView)
    stage = ControllerStage.stack(root)
    navigation.navigationBar.prefersLargeTitles = true
    stage.step()
  }

  @Test
  func `content starts below the large title`() {
    expect(bar.frame.height, equals: 96)
    expect(scrollView.adjustedContentInset.top, equals: 96)
    expect(scrollView.contentOffset.y, equals: -96)
    expect((stage.label("Home")?.font.pointSize ?? 0), equals: 34)
  }

  @Test
  func `the title goes away with the content, and stands in the row then`() {
    scrollView.contentOffset.y = -70
    expect(bar.frame.height, equals: 70)
    expect(scrollView.adjustedContentInset.top, equals: 70)
    scrollView.contentOffset.y = 500
    stage.step()
    expect(bar.frame.height, equals: 44)
    expect(scrollView.adjustedContentInset.top, equals: 44)
    expect(scrollView.contentOffset.y, equals: 500)
    expect((stage.label("Home")?.font.pointSize ?? 0), equals: 17)
    scrollView.contentOffset.y = -96
    stage.step()
    expect(bar.frame.height, equals: 96)
    expect(scrollView.contentOffset.y, equals: -96)
  }

  @Test
  func `a drag pulls the title back, and further than that`() throws {
    let surface = try #require(stage.surface)
    scrollView.contentOffset.y = 0
    stage.step()
    func event(_ phase: PointerEvent.Phase, _ y: CGFloat, _ time: Double) {
      surface.handle(
        .pointer(
          PointerEvent(
            phase: phase, location: CGPoint(x: 200, y: y), timestamp: stage.time + time)))
    }
    event(.began, 300, 0)
    for step in 1...20 { event(.moved, 300 + CGFloat(step) * 10, Double(step) * 0.05) }
    expect(scrollView.contentOffset.y < -96)
    expect(bar.frame.height > 96)
    expect(scrollView.adjustedContentInset.top, equals: 96)
    event(.ended, 500, 2)
    stage.runUntilIdle()
    expect(scrollView.contentOffset.y, equals: -96)
    expect(bar.frame.height, equals: 96)
  }

  @Test
  func `nothing comes to rest half shown`() throws {
    let surface = try #require(stage.surface)
    surface.handle(
      .scroll(
        ScrollEvent(
          phase: .discrete, location: CGPoint(x: 200, y: 400), delta: CGVector(dx: 0, dy: 20))))
    stage.runUntilIdle()
    expect(scrollView.contentOffset.y, equals: -44)
  }

  @Test
  func `the bar has its background only in front of content`() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    bar.standardAppearance = appearance
    func isRed() -> Bool {
      bar.subviews.first?.subviews.contains { $0.backgroundColor == .systemRed && !$0.isHidden }
        ?? false
    }
    stage.step()
    expect(!isRed())
    scrollView.contentOffset.y = 0
    stage.step()
    expect(isRed())
  }

  @Test
  func `a screen says whether its title is large`() {
    let detail = UIViewController()
    detail.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(detail, animated: false)
    stage.step()
    expect(bar.frame.height, equals: 44)
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    stage.step()
    expect(bar.frame.height, equals: 44)
    next.navigationItem.largeTitleDisplayMode = .always
    stage.step()
    expect(bar.frame.height, equals: 96)
    expect(next.view.safeAreaInsets.top, equals: 96)
    navigation.popToRootViewController(animated: false)
    stage.step()
    expect(bar.frame.height, equals: 96)
    expect(scrollView.contentOffset.y, equals: -96)
  }

  @Test
  func `content that was scrolled is where it was when its screen comes back`() {
    scrollView.contentOffset.y = 700
    navigation.pushViewController(UIViewController(), animated: false)
    stage.step()
    expect(bar.frame.height, equals: 96)
    navigation.popViewController(animated: false)
    stage.step()
    stage.step()
    expect(scrollView.contentOffset.y, equals: 700)
    expect(bar.frame.height, equals: 44)
  }

  @Test
  func `a prompt takes a line above the row`() {
    navigation.topViewController?.navigationItem.prompt = "Choose one"
    stage.step()
    expect(bar.frame.height, equals: 126)
    expect(scrollView.contentOffset.y, equals: -126)
  }

  @Test
  func `the bar follows content that constraints put below it, also when the window turns`() {
    let detail = UIViewController()
    let list = UIScrollView()
    list.translatesAutoresizingMaskIntoConstraints = false
    list.contentSize = CGSize(width: 390, height: 3000)
    detail.view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: detail.view.topAnchor),
      list.bottomAnchor.constraint(equalTo: detail.view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: detail.view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: detail.view.trailingAnchor),
    ])
    navigation.pushViewController(detail, animated: false)
    stage.step()
    expect(bar.frame.height, equals: 96)
    list.contentOffset.y = 500
    stage.step()
    expect(bar.frame.height, equals: 44)
    stage.surface?.resize(to: CGSize(width: 844, height: 390), scale: 2)
    stage.step()
    expect(bar.frame.height, equals: 32)
    expect(list.contentOffset.y > 400)
  }

  @Test
  func `a line below the title makes the bar higher, and comes into the row with it`() throws {
    let item = try #require(navigation.topViewController?.navigationItem)
    item.subtitle = "3 rooms"
    stage.step()
    expect(bar.frame.height, equals: 116)
    let large = try #require(stage.label("Home\n3 rooms"))
    expect(large.numberOfLines, equals: 2)
    item.largeTitle = "My home"
    item.largeSubtitle = "Seoul"
    stage.step()
    expect(stage.label("My home\nSeoul") != nil)
    scrollView.contentOffset.y = 500
    stage.step()
    expect(bar.frame.height, equals: 44)
    let small = try #require(stage.label("Home\n3 rooms"))
    let line = small.attributedText?.attributes(at: 6, effectiveRange: nil)
    expect((line?[.font] as? UIFont)?.pointSize, equals: 12)
    expect(bar.bounds.contains(small.convert(small.bounds, to: bar)))
    item.subtitle = nil
    stage.step()
    expect(stage.label("Home")?.numberOfLines, equals: 1)
  }
}
