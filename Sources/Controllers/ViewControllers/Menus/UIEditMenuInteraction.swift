// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionControls
public import MullionViewTree

/// Opens a menu of what can be done with something in a view, when the application says so or a person
/// presses a pointer's secondary button.
///
/// The menu looks as other menus do. It offers what its delegate says; without a delegate, what the
/// first responder can do.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Says what the menu offers; not kept.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  private var gestures: MenuGestures?
  private weak var presentation: MenuPresentation?
  private var configuration: UIEditMenuConfiguration?

  /// An interaction whose menus `delegate` gives; nil: it offers what the first responder can do.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    UncalledMethods.report(of: self.delegate)
  }

  /// Nothing happens.
  open func willMove(to view: UIView?) {}

  /// Follows the secondary button in `view`.
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

  /// Opens the menu; one that is open closes before.
  ///
  /// Nothing happens where the view is in no window, or there is nothing to offer.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let menu = menu(for: configuration) else { return }
    presentation?.dismiss(animated: false)
    open(menu, for: configuration, at: view)
  }

  /// Closes the menu.
  open func dismissMenu() { presentation?.dismiss() }

  /// Asks the delegate again what the open menu offers, and shows that; it closes when that is nothing.
  open func reloadVisibleMenu() {
    guard let presentation, presentation.isOpen, let configuration, let view else { return }
    guard let menu = menu(for: configuration) else { return dismissMenu() }
    presentation.replaceVisibleMenu(
      by: menu.withCommands(for: presentation.formerResponder ?? view))
  }

  /// Asks the delegate again what the open menu stands beside, and puts it there.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let presentation, presentation.isOpen, let configuration, let view else { return }
    presentation.move(to: place(of: configuration), in: view, animated: animated)
  }

  /// Where the menu was asked for, in the coordinate space of `view`, in points; nil: of the window.
  open func location(in view: UIView?) -> CGPoint {
    let point = configuration?.sourcePoint ?? .zero
    return self.view?.convert(point, to: view) ?? point
  }

  // MARK: Opening

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
    // While the menu is open it is the first responder itself.
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
  /// On which side of its place a menu stands whose arrow points this way; nil: where there is room.
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
