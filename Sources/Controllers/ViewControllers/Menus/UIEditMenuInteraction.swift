// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionControls
public import MullionViewTree

/// An interaction that opens an edit menu in a view, at the request of the app or on a secondary click.
///
/// The menu looks like other menus. The delegate supplies the actions; without a delegate, the menu has the
/// actions that the first responder can perform.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate that supplies the menu, referenced weakly.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  private var gestures: MenuGestures?
  private weak var presentation: MenuPresentation?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction whose menus are supplied by `delegate`, or have the actions of the first
  /// responder for `nil`.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    UncalledMethods.report(of: self.delegate)
  }

  /// Called before the interaction moves to `view`; does nothing.
  open func willMove(to view: UIView?) {}

  /// Observes secondary clicks in `view`, or closes the menu for `nil`.
  open func didMove(to view: UIView?) {
    self.view = view
    if view == nil { dismissMenu() }
    let gestures =
      self.gestures
      ?? MenuGestures { [weak self] point in
        self?.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
      }
    gestures.followsLongPress = false
    self.gestures = gestures
    gestures.move(to: view)
  }

  /// Opens the menu, after closing one that is open.
  ///
  /// No menu opens if the interaction has no view, the view is in no window, or the menu is empty or `nil`.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let menu = menu(for: configuration) else { return }
    presentation?.dismiss(animated: false)
    open(menu, for: configuration, at: view)
  }

  /// Closes the menu; no-op if it is closed.
  open func dismissMenu() { presentation?.dismiss() }

  /// Requests the actions of the open menu from the delegate again and updates the menu, or closes it if the
  /// delegate returns `nil`.
  open func reloadVisibleMenu() {
    guard let presentation, presentation.isOpen, let configuration, let view else { return }
    guard let menu = menu(for: configuration) else { return dismissMenu() }
    presentation.replaceVisibleMenu(
      by: menu.withCommands(for: presentation.formerResponder ?? view))
  }

  /// Requests the target rectangle of the open menu from the delegate again, and moves the menu.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let presentation, presentation.isOpen, let configuration, let view else { return }
    presentation.move(to: place(of: configuration), in: view, animated: animated)
  }

  /// Returns the point at which the last opened menu was requested, in points, or the origin of the
  /// interaction's view before.
  ///
  /// The point is in the coordinate space of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    let point = configuration?.sourcePoint ?? .zero
    return self.view?.convert(point, to: view) ?? point
  }

  // MARK: Presentation

  private func open(_ menu: UIMenu, for configuration: UIEditMenuConfiguration, at view: UIView) {
    var request = MenuPresentation.Request(
      menu, at: view, rect: place(of: configuration), sender: view)
    request.passesTypingOn = true
    request.side = configuration.preferredArrowDirection.side
    guard let presentation = MenuPresentation.open(request) else { return }
    self.presentation = presentation
    self.configuration = configuration
    let animator = ContextMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run(duration: 0.18)
    presentation.onDismissal = { [weak self] in self?.ends(configuration) }
  }

  private func ends(_ configuration: UIEditMenuConfiguration) {
    let animator = ContextMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run(duration: 0.14)
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    guard let view else { return nil }
    let opened = presentation.flatMap { $0.isOpen ? $0 : nil }
    // While the menu is open, the menu itself is the first responder.
    let former = opened.map(\.formerResponder) ?? view.surface?.firstResponder
    let first = former ?? view
    let suggested = UIMenu(children: EditCommands.standard).withCommands(for: first).children
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
  }

  private func place(of configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }
}

extension UIEditMenuArrowDirection {
  /// The side of the source on which a menu opens, or `nil` if that depends on the available space.
  fileprivate var side: MenuSide? {
    switch self {
    case .automatic: nil
    case .up: .below
    case .down: .above
    case .left: .right
    case .right: .left
    }
  }
}
