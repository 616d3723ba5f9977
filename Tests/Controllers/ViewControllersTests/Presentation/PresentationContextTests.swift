// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of presentation contexts, popover sources and menu elements.
@MainActor
@Suite("Contexts of presentations", .serialized)
struct PresentationContextTests {
  private let stage = ControllerStage.stack()
  private var top: UIViewController { stage.navigation.viewControllers[0] }

  private final class Watcher: UIViewController {
    var during: [String] = []
    var after: [String] = []

    static func words(_ context: any UIViewControllerTransitionCoordinatorContext) -> [String] {
      [
        "\(context.isAnimated)", "\(context.isCancelled)", "\(context.isInteractive)",
        "\(context.initiallyInteractive)", "\(context.transitionDuration > 0)",
        "\(context.percentComplete)", "\(context.presentationStyle)",
      ]
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate(
        alongsideTransition: { self.during = Self.words($0) },
        completion: { self.after = Self.words($0) })
    }
  }

  @Test func `a transition's context says how it goes, and that it is over`() {
    let pushed = Watcher()
    stage.navigation.pushViewController(pushed, animated: true)
    stage.step()
    expect(pushed.during, equals: ["true", "false", "false", "false", "true", "0.0", "none"])
    expect(pushed.after, equals: ["true", "false", "false", "false", "true", "1.0", "none"])
    let sheet = Watcher()
    sheet.modalPresentationStyle = .overFullScreen
    top.present(sheet, animated: true)
    stage.step()
    expect(sheet.during.last == "overFullScreen" && sheet.during.first == "true")
  }

  @Test func `what defines a context can say how others come in it`() {
    top.definesPresentationContext = true
    top.modalTransitionStyle = .crossDissolve
    func alphaOnTheWay() -> CGFloat? {
      let cover = UIViewController()
      cover.modalPresentationStyle = .overCurrentContext
      top.present(cover, animated: true)
      stage.frame()
      stage.frame()
      let alpha = cover.view.layer.presentation().map { CGFloat($0.opacity) }
      stage.step()
      top.dismiss(animated: false)
      stage.step()
      return alpha
    }
    expect(alphaOnTheWay(), equals: 1, "it comes from below, as it says itself")
    top.providesPresentationContextTransitionStyle = true
    expect((alphaOnTheWay() ?? 1) < 1)
  }

  @Test func `a height of one's own is asked in a context, and may be none`() throws {
    let sheet = UIViewController()
    let manager = try #require(sheet.sheetPresentationController)
    final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
      var containerTraitCollection = UITraitCollection(verticalSizeClass: .regular)
      var maximumDetentValue: CGFloat = 600
    }
    let context: any UISheetPresentationControllerDetentResolutionContext = Context()
    let detents: [UISheetPresentationController.Detent] = [
      .medium(), .large(), .custom { $0.maximumDetentValue - 50 }, .custom { _ in nil },
    ]
    expect(detents.map { $0.resolvedValue(in: context) }, equals: [300, 600, 550, nil])
    (context as? Context)?.containerTraitCollection = UITraitCollection(verticalSizeClass: .compact)
    expect(detents[0].resolvedValue(in: context) == nil)
    manager.detents = [detents[2]]
    top.present(sheet, animated: false)
    stage.step()
    expect(sheet.view.bounds.height, equals: 764)
  }

  /// A popover source item that is not a view.
  private final class Mark: NSObject, UIPopoverPresentationControllerSourceItem {
    var place: CGRect? = CGRect(x: 300, y: 100, width: 10, height: 10)
    func frame(in referenceView: UIView) -> CGRect? { place }
  }

  @Test func `a popover points at what says where it is, whatever that is`() throws {
    let wide = ControllerStage.stack(size: CGSize(width: 1024, height: 768))
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 150)
    content.modalPresentationStyle = .popover
    let mark = Mark()
    let popover = try #require(content.popoverPresentationController)
    popover.sourceItem = mark
    popover.permittedArrowDirections = .up
    wide.navigation.viewControllers[0].present(content, animated: false)
    wide.step()
    let frame = content.view.convert(content.view.bounds, to: nil)
    expect(abs(frame.midX - 305) < 1 && frame.minY >= 110 && frame.minY < 140)
    let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
    let items: [any UIPopoverPresentationControllerSourceItem] = [UIView(), item]
    expect(items.allSatisfy { $0.frame(in: wide.window) == nil })
    wide.navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
    wide.step()
    expect(item.frame(in: wide.window)?.isEmpty, equals: false)
  }

  @Test func `a menu is made when it is asked for, by what makes menus and previews`() throws {
    var asked: [String] = []
    let actions: UIContextMenuActionProvider = { suggested in
      asked.append("menu \(suggested.count)")
      return UIMenu(children: [UIAction(title: "Open") { _ in }])
    }
    let preview: UIContextMenuContentPreviewProvider = {
      asked.append("preview")
      let controller = UIViewController()
      controller.preferredContentSize = CGSize(width: 120, height: 90)
      return controller
    }
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
      var configuration: UIContextMenuConfiguration?
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { configuration }
    }
    let menus = Menus()
    menus.configuration = UIContextMenuConfiguration(
      identifier: nil, previewProvider: preview, actionProvider: actions)
    let view = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 50))
    top.view.addSubview(view)
    view.addInteraction(UIContextMenuInteraction(delegate: menus))
    stage.step()
    expect(asked.isEmpty)
    let place = view.convert(CGPoint(x: 10, y: 10), to: nil)
    for phase in [PointerEvent.Phase.began, .ended] {
      stage.surface?.handle(.pointer(PointerEvent(phase: phase, location: place, button: 3)))
    }
    stage.step()
    expect(asked.sorted(), equals: ["menu 0", "preview"])
    let surface = try #require(stage.surface)
    expect(stage.label("Open", in: surface.root) != nil)
    MenuPresentation.current(in: surface)?.dismiss()
    stage.step()
  }
}
