// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of scrollable sheet content: when a drag scrolls it, and when the drag moves the sheet.
@MainActor
@Suite("Sheets whose content scrolls", .serialized)
struct SheetScrollTests {
  private let stage = ControllerStage.stack()
  private let sheet = UIViewController()
  private let scroll = UIScrollView()
  private let manager: UISheetPresentationController
  private var top: UIViewController { stage.navigation.viewControllers[0] }

  init() throws {
    manager = try #require(sheet.sheetPresentationController)
    manager.detents = [.medium(), .large()]
    sheet.view.addSubview(scroll)
    scroll.frame = sheet.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 3000)
  }

  private func present() {
    top.present(sheet, animated: false)
    stage.step()
  }

  private func drag(from start: CGFloat, to end: CGFloat, duration: Double = 0.25) {
    stage.harness.drag(
      from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), duration: duration)
    stage.step()
  }

  private var height: CGFloat { sheet.view.bounds.height }

  @Test func `content that is scrolled at its top takes the sheet up first`() {
    present()
    expect(manager.prefersScrollingExpandsWhenScrolledToEdge)
    expect(height, equals: 407)
    drag(from: 700, to: 350)
    expect(manager.selectedDetentIdentifier, equals: .large)
    expect(height, equals: 814)
    expect(scroll.contentOffset, equals: .zero)
    drag(from: 700, to: 350)
    expect(height, equals: 814)
    expect(scroll.contentOffset.y > 300)
  }

  @Test func `without the wish content scrolls at any height`() {
    manager.prefersScrollingExpandsWhenScrolledToEdge = false
    present()
    drag(from: 700, to: 500)
    expect(height, equals: 407)
    expect(scroll.contentOffset.y > 150)
  }

  @Test func `content that is dragged down at its top moves the sheet, elsewhere it scrolls`() {
    manager.selectedDetentIdentifier = .large
    present()
    scroll.contentOffset.y = 400
    drag(from: 300, to: 450)
    expect(height, equals: 814)
    expect(scroll.contentOffset.y < 300)
    scroll.contentOffset.y = 0
    drag(from: 100, to: 560, duration: 1.5)
    expect(manager.selectedDetentIdentifier, equals: .medium)
    expect(scroll.contentOffset, equals: .zero)
    drag(from: 500, to: 830)
    expect(top.presentedViewController == nil)
  }

  @Test func `content with a refresh control is pulled down by itself`() {
    scroll.refreshControl = UIRefreshControl()
    manager.selectedDetentIdentifier = .large
    present()
    stage.harness.dragAndHold(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300))
    expect(scroll.contentOffset.y < -20)
    expect(height, equals: 814)
  }

  @Test func `content that scrolls across is left alone, and so is its sheet`() {
    scroll.contentSize = CGSize(width: 3000, height: 100)
    scroll.alwaysBounceVertical = false
    present()
    stage.harness.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 600))
    stage.step()
    expect(scroll.contentOffset.x > 150)
    expect(height, equals: 407)
    drag(from: 700, to: 350)
    expect(height, equals: 814)
  }

  @Test func `a sheet in the middle stands over its source view, and keeps to the window`() {
    let stage = ControllerStage.stack(UIViewController(), size: CGSize(width: 1200, height: 800))
    let source = UIView(frame: CGRect(x: 700, y: 380, width: 40, height: 40))
    stage.navigation.view.addSubview(source)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    form.sheetPresentationController?.sourceView = source
    stage.navigation.present(form, animated: false)
    stage.step()
    expect(form.view.convert(form.view.bounds, to: nil).midX, equals: 720)
    source.frame.origin.x = 1100
    form.sheetPresentationController?.sourceView = source
    stage.step()
    expect(form.view.convert(form.view.bounds, to: nil).maxX, equals: 1180)
  }

  @Test func `a sheet is as large as a page, or as a form, as it prefers`() throws {
    let stage = ControllerStage.stack(UIViewController(), size: CGSize(width: 1200, height: 800))
    let page = UIViewController()
    page.modalPresentationStyle = .pageSheet
    let manager = try #require(page.sheetPresentationController)
    expect(manager.prefersPageSizing)
    stage.navigation.present(page, animated: false)
    stage.step()
    expect(page.view.bounds.width, equals: 704)
    manager.prefersPageSizing = false
    stage.step()
    expect(page.view.bounds.size, equals: CGSize(width: 540, height: 620))
    page.preferredContentSize = CGSize(width: 300, height: 200)
    stage.step()
    expect(page.view.bounds.size, equals: CGSize(width: 300, height: 200))
  }
}
