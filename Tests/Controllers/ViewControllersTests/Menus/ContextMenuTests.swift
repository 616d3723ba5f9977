// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the context menus of views, their positions and their previews.
@MainActor
@Suite("Context menus", .serialized)
struct ContextMenuTests {
  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var target: UITargetedPreview?
    var others: Set<AnyHashable> = []
    var count: Int?
    var hasPreview = true
    var dismissal: UITargetedPreview?
    var isDismissalAsked = false
    var log: [String] = []
    var style: UIContextMenuInteractionCommitStyle?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let configuration = UIContextMenuConfiguration(
        identifier: nil,
        previewProvider: {
          guard self.hasPreview else { return nil }
          let preview = UIViewController()
          preview.preferredContentSize = CGSize(width: 100, height: 80)
          return preview
        },
        actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
      configuration.secondaryItemIdentifiers = others
      if let count { configuration.badgeCount = count }
      return configuration
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { target }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      isDismissalAsked = true
      return dismissal
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      style = animator.preferredCommitStyle
      animator.preferredCommitStyle = .pop
      log.append("commit")
      animator.addCompletion { [self] in log.append("committed") }
    }
  }

  private let stage = ControllerStage.stack()
  private let view = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 50))
  private let menus = Menus()

  init() {
    stage.navigation.viewControllers[0].view.addSubview(view)
    view.addInteraction(UIContextMenuInteraction(delegate: menus))
    stage.step()
  }

  private func press(_ place: CGPoint, button: Int) {
    for phase in [PointerEvent.Phase.began, .ended] {
      stage.surface?.handle(
        .pointer(PointerEvent(phase: phase, location: place, button: button)))
    }
    stage.step()
  }

  private final class Older: NSObject, UIContextMenuInteractionDelegate {
    let preview = UITargetedPreview(
      view: UIView(), parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: UIView(), center: .zero))
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { preview }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { preview }
  }

  @Test func `a delegate that knows the older question alone is asked that`() {
    let older = Older()
    let delegate: any UIContextMenuInteractionDelegate = older
    let preview = delegate.contextMenuInteraction(
      UIContextMenuInteraction(delegate: delegate), configuration: UIContextMenuConfiguration(),
      highlightPreviewForItemWithIdentifier: NSString(string: "item"))
    expect(preview === older.preview)
    let dismissal = delegate.contextMenuInteraction(
      UIContextMenuInteraction(delegate: delegate), configuration: UIContextMenuConfiguration(),
      dismissalPreviewForItemWithIdentifier: NSString(string: "item"))
    expect(dismissal === older.preview)
  }

  @Test func `a person chooses the preview, and the application goes on from there`() throws {
    press(view.convert(CGPoint(x: 10, y: 10), to: nil), button: 3)
    let surface = try #require(stage.surface)
    let preview = try #require(largest(of: CGSize(width: 100, height: 80), in: surface.root))
    press(preview.convert(CGPoint(x: 50, y: 40), to: nil), button: 1)
    expect(menus.log, equals: ["commit", "committed"])
    expect(menus.style, equals: .dismiss)
    expect(MenuPresentation.current(in: surface) == nil)
  }

  /// Opens the context menu, closes it again, and returns the frames of the labels with `text` in it, in
  /// window coordinates.
  private func badges(_ text: String) throws -> [CGRect] {
    press(view.convert(CGPoint(x: 10, y: 10), to: nil), button: 3)
    let surface = try #require(stage.surface)
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let labels = all(surface.root).compactMap { $0 as? UILabel }.filter { $0.text == text }
    let found = labels.map { $0.convert($0.bounds, to: nil) }
    surface.handle(.key(KeyEvent(key: .escape)))
    stage.step()
    return found
  }

  @Test func `a menu of several things says how many, at the corner of what it belongs to`() throws
  {
    menus.hasPreview = false
    menus.target = UITargetedPreview(view: view)
    expect(try badges("1").isEmpty)
    menus.others = ["two", "three"]
    let place = try #require(try badges("3").first)
    let frame = view.convert(view.bounds, to: nil)
    expect(CGPoint(x: place.midX, y: place.midY), equals: CGPoint(x: frame.maxX, y: frame.minY))
    menus.count = 7
    expect(try badges("7").count, equals: 1)
    menus.count = 1
    expect(try badges("1").isEmpty)
    let configuration = UIContextMenuConfiguration()
    expect(configuration.badgeCount == 1 && configuration.secondaryItemIdentifiers.isEmpty)
  }

  @Test func `the preview goes back to the place that the delegate says when the menu closes`()
    throws
  {
    menus.dismissal = UITargetedPreview(view: view)
    press(view.convert(CGPoint(x: 10, y: 10), to: nil), button: 3)
    let surface = try #require(stage.surface)
    let preview = try #require(largest(of: CGSize(width: 100, height: 80), in: surface.root))
    expect(!menus.isDismissalAsked)
    surface.handle(.key(KeyEvent(key: .escape)))
    expect(menus.isDismissalAsked)
    // Its model is where it goes; it is seen on its way.
    expect(preview.frame, equals: view.convert(view.bounds, to: preview.superview))
    stage.step()
    expect(preview.superview == nil && preview.transform == .identity)
  }

  @Test func `a preview that becomes what comes next goes back nowhere`() throws {
    menus.dismissal = UITargetedPreview(view: view)
    press(view.convert(CGPoint(x: 10, y: 10), to: nil), button: 3)
    let surface = try #require(stage.surface)
    let preview = try #require(largest(of: CGSize(width: 100, height: 80), in: surface.root))
    press(preview.convert(CGPoint(x: 50, y: 40), to: nil), button: 1)
    expect(menus.log.first == "commit" && !menus.isDismissalAsked)
  }

  /// Returns the frontmost view in `view` whose bounds have the given size.
  private func largest(of size: CGSize, in view: UIView) -> UIView? {
    for inner in view.subviews.reversed() {
      if let found = largest(of: size, in: inner) { return found }
    }
    return view.bounds.size == size ? view : nil
  }

  // MARK: Targets

  @Test func `a preview is of a view where it stands`() {
    let preview = UITargetedPreview(view: view)
    expect(preview.view === view && preview.size == CGSize(width: 100, height: 50))
    expect(preview.target.container === view.superview)
    expect(preview.target.center == view.center && preview.target.transform == .identity)
    expect(preview.parameters.visiblePath == nil)
    expect(preview.parameters.backgroundColor, equals: .systemBackground)
  }

  @Test func `parameters and a place elsewhere are kept`() {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    parameters.backgroundColor = .red
    let target = UIPreviewTarget(
      container: stage.window, center: CGPoint(x: 200, y: 300),
      transform: CGAffineTransform(scaleX: 2, y: 2))
    let preview = UITargetedPreview(view: view, parameters: parameters, target: target)
    expect(preview.parameters.visiblePath?.bounds.width, equals: 10)
    expect(preview.parameters.backgroundColor, equals: .red)
    expect(preview.target.container === stage.window && preview.target.transform.a == 2)
    expect(UIPreviewTarget(container: view, center: .zero).transform, equals: .identity)
  }

  @Test func `the menu opens beside the place of the preview`() throws {
    var places: [CGFloat] = []
    for y in [150.0, 600.0] {
      menus.target = UITargetedPreview(
        view: view, parameters: UIPreviewParameters(),
        target: UIPreviewTarget(container: stage.window, center: CGPoint(x: 200, y: y)))
      press(view.convert(CGPoint(x: 10, y: 10), to: nil), button: 3)
      let surface = try #require(stage.surface)
      let label = try #require(stage.label("Copy", in: surface.root))
      places.append(label.convert(label.bounds, to: nil).midY)
      MenuPresentation.current(in: surface)?.dismiss()
      stage.step()
    }
    expect(places[0] != places[1])
  }
}
