// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for sheets, popovers and custom bars compiles.
@MainActor
struct SheetInterfaceTests {
  private final class SlimBar: UINavigationBar {}

  private final class BubbleView: UIPopoverBackgroundView {
    override class func arrowHeight() -> CGFloat { 12 }
    override class func arrowBase() -> CGFloat { 24 }
    override class func contentViewInsets() -> UIEdgeInsets { .zero }
    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.any
  }

  @Test func `a sheet is set up as for UIKit`() {
    let content = UIViewController()
    content.modalPresentationStyle = .pageSheet
    if let sheet = content.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersPageSizing = false
      sheet.sourceView = content.view
    }
    expect(content.sheetPresentationController?.prefersPageSizing, equals: false)
  }

  @Test func `a popover has a ground of one's own`() {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.popoverBackgroundViewClass = BubbleView.self
    expect(content.popoverPresentationController?.popoverBackgroundViewClass != nil)
  }

  @Test func `a navigation controller has bars of one's own`() {
    let navigation = UINavigationController(navigationBarClass: SlimBar.self, toolbarClass: nil)
    navigation.setViewControllers([UIViewController()], animated: false)
    expect(navigation.navigationBar is SlimBar)
    let ways = UIApplication.shared.supportedInterfaceOrientations(for: nil)
    expect(ways.contains(.portrait))
  }
}
