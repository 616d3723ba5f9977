// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
package import MullionViewTree

/// The presentation of the menus of an interaction.
///
/// It requests the menus from the delegate, opens and closes them, and notifies the delegate.
@MainActor
final class ContextMenuCourse: ContextMenuShowing {
  private weak var interaction: UIContextMenuInteraction?
  private var configuration: UIContextMenuConfiguration?
  private weak var presentation: MenuPresentation?
  private var controller: (any MenuPreviewing)?
  /// Whether the preview turns into the committed content instead of moving back.
  private var pops = false

  init(_ interaction: UIContextMenuInteraction) { self.interaction = interaction }

  private var view: UIView? { interaction?.view }

  /// Calls `body` with interaction and delegate; returns `nil` if one of them is missing.
  @discardableResult
  private func notify<Answer>(
    _ body: (UIContextMenuInteraction, any UIContextMenuInteractionDelegate) -> Answer?
  ) -> Answer? {
    guard let interaction, let delegate = interaction.delegate else { return nil }
    return body(interaction, delegate)
  }

  func hasMenu(at place: CGPoint) -> Bool {
    configuration = notify { $1.contextMenuInteraction($0, configurationForMenuAtLocation: place) }
    return configuration != nil
  }

  func openMenu(at place: CGPoint) {
    guard let view, let configuration else { return }
    (view as? UIControl)?.sendActions(for: .menuActionTriggered)
    let controller = configuration.makePreview() as? any MenuPreviewing
    let request = request(at: place, in: view, configuration, controller)
    self.controller = controller
    guard let presentation = MenuPresentation.open(request) else { return }
    self.presentation = presentation
    controller?.previewCame()
    let animator = ContextMenuAnimator(controller)
    notify { $1.contextMenuInteraction($0, willDisplayMenuFor: configuration, animator: animator) }
    animator.run(duration: 0.2)
    presentation.onDismissal = { [self] in ends(configuration) }
    presentation.atEnd { [self] in ended(controller) }
  }

  private func request(
    at place: CGPoint, in view: UIView, _ configuration: UIContextMenuConfiguration,
    _ controller: (any MenuPreviewing)?
  ) -> MenuPresentation.Request {
    let menu = configuration.makeMenu() ?? UIMenu()
    let target = notify {
      $1.contextMenuInteraction(
        $0, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
    }
    let rect =
      target?.place(in: view) ?? (view as? UIControl)?.menuPlace(for: configuration)
      ?? CGRect(origin: place, size: .zero)
    var request = MenuPresentation.Request(menu, at: view, rect: rect, sender: view)
    request.putsFirstNearest = configuration.preferredMenuElementOrder == .priority
    request.count = configuration.badgeCount
    request.choosesOne = configuration.choosesOne
    request.onChoice = configuration.onChoice
    request.preview = controller.map { preview(of: $0, configuration) }
    return request
  }

  private func preview(
    of controller: any MenuPreviewing, _ configuration: UIContextMenuConfiguration
  ) -> MenuPreview {
    let window = view?.window?.bounds.size ?? CGSize(width: 320, height: 480)
    let (view, size) = controller.previewView(in: window)
    return MenuPreview(view: view, size: size) { [self] in commit(configuration) }
  }

  func closeMenu() { presentation?.dismiss() }

  func updateMenu(_ block: (UIMenu) -> UIMenu) {
    guard let presentation, presentation.isOpen else { return }
    presentation.replaceVisibleMenu(by: block(presentation.visibleMenu))
  }

  // MARK: End

  private func commit(_ configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(controller)
    notify {
      $1.contextMenuInteraction(
        $0, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    pops = animator.preferredCommitStyle == .pop
    presentation?.atEnd { animator.run(duration: 0.2) }
    closeMenu()
  }

  private func ends(_ configuration: UIContextMenuConfiguration) {
    sendPreviewBack(configuration)
    let animator = ContextMenuAnimator(controller)
    notify { $1.contextMenuInteraction($0, willEndFor: configuration, animator: animator) }
    controller?.previewGoes()
    animator.run(duration: 0.15)
  }

  /// Requests the dismissal preview from the delegate and moves the preview there.
  private func sendPreviewBack(_ configuration: UIContextMenuConfiguration) {
    defer { pops = false }
    guard !pops, let view, view.surface != nil,
      let target = notify({
        $1.contextMenuInteraction(
          $0, configuration: configuration,
          dismissalPreviewForItemWithIdentifier: configuration.identifier)
      }),
      target.target.container.surface === view.surface
    else { return }
    presentation?.sendPreview(to: target.place(in: view), in: view)
  }

  private func ended(_ controller: (any MenuPreviewing)?) {
    controller?.previewWent()
    if self.controller === controller { self.controller = nil }
  }
}

extension UIContextMenuInteraction: ContextMenuGiving {
  /// Returns the object that presents the menus of this interaction.
  package func makeShowing() -> any ContextMenuShowing { ContextMenuCourse(self) }
}
