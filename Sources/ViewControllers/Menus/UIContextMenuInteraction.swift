// SPDX-License-Identifier: Apache-2.0

import Controls
import CollectionGeometry
public import Foundation
public import ViewTree

/// Opens a menu when a person presses a view long, or with a pointer's secondary button.
///
/// The delegate is asked first; without a configuration the press goes on as if nobody had asked.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, _NamedMembers {
  /// Says which menu there is.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @Unheld private var holder: UIView?
  private var gestures: MenuGestures?
  private var place = CGPoint.zero
  private var configuration: UIContextMenuConfiguration?
  private weak var presentation: MenuPresentation?
  private var previewController: UIViewController?
  /// Whether the preview becomes what comes next, and goes back nowhere.
  private var pops = false

  /// An interaction whose menus `delegate` gives.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Nothing happens.
  open func willMove(to view: UIView?) {}

  /// Follows presses in `view`.
  open func didMove(to view: UIView?) {
    self.view = view
    if view == nil { dismissMenu() }
    let gestures =
      self.gestures
      ?? MenuGestures(
        mayOpen: { [weak self] in self?.ask(at: $0) ?? false },
        open: { [weak self] in self?.open(at: $0) })
    self.gestures = gestures
    gestures.move(to: view)
  }

  /// Where the person pressed, in the coordinate space of `view`, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Closes the menu.
  open func dismissMenu() { presentation?.dismiss() }

  /// Shows what `block` makes of the menu that is seen in its place.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let presentation, presentation.isOpen else { return }
    presentation.replaceVisibleMenu(by: block(presentation.visibleMenu))
  }

  // MARK: Opening

  private func ask(at point: CGPoint) -> Bool {
    place = point
    configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    return configuration != nil
  }

  private func open(at point: CGPoint) {
    guard let view, let configuration else { return }
    place = point
    let controller = configuration.makePreviewController()
    let menu = configuration.makeMenu() ?? UIMenu()
    let target = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    let rect = target?.place(in: view) ?? CGRect(origin: point, size: .zero)
    var request = MenuPresentation.Request(menu, at: view, rect: rect, sender: view)
    request.putsFirstNearest = configuration.preferredMenuElementOrder == .priority
    request.count = configuration.badgeCount
    request.preview = controller.map { preview(of: $0, configuration) }
    previewController = controller
    guard let presentation = MenuPresentation.open(request) else { return }
    self.presentation = presentation
    controller?.beginAppearance(true, animated: false)
    controller?.endAppearance()
    let animator = ContextMenuAnimator(previewViewController: controller)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run(duration: 0.2)
    presentation.onDismissal = { [weak self] in self?.ends(configuration) }
    presentation.atEnd { [weak self] in self?.ended(controller) }
  }

  private func preview(
    of controller: UIViewController, _ configuration: UIContextMenuConfiguration
  ) -> MenuPreview {
    controller.loadViewIfNeeded()
    let window = view?.window?.bounds.size ?? CGSize(width: 320, height: 480)
    var size = controller.preferredContentSize
    if size.width <= 0 { size.width = window.width * 0.8 }
    if size.height <= 0 { size.height = window.height * 0.4 }
    let view = controller.view ?? UIView()
    return MenuPreview(view: view, size: size) { [weak self] in self?.commit(configuration) }
  }

  private func commit(_ configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(previewViewController: previewController)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    pops = animator.preferredCommitStyle == .pop
    presentation?.atEnd { animator.run(duration: 0.2) }
    dismissMenu()
  }

  private func ends(_ configuration: UIContextMenuConfiguration) {
    sendPreviewBack(configuration)
    let animator = ContextMenuAnimator(previewViewController: previewController)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    previewController?.beginAppearance(false, animated: true)
    animator.run(duration: 0.15)
  }

  /// Asks where the preview goes.
  private func sendPreviewBack(_ configuration: UIContextMenuConfiguration) {
    defer { pops = false }
    guard !pops, let view, view.surface != nil,
      let target = delegate?.contextMenuInteraction(
        self, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier),
      target.target.container.surface === view.surface
    else { return }
    presentation?.sendPreview(to: target.place(in: view), in: view)
  }

  private func ended(_ controller: UIViewController?) {
    controller?.viewIfLoaded?.removeFromSuperview()
    controller?.endAppearance()
    if previewController === controller { previewController = nil }
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
