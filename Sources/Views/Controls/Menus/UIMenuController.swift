// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The menu of editing commands, which the app presents.
///
/// It contains the commands that the responder chain can perform, beginning at the first responder.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The shared menu controller.
  open class var shared: UIMenuController { instance }
  private static let instance = UIMenuController()

  /// The app's items in addition to the standard editing commands.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow that UIKit draws, which determines the preferred side of the menu.
  open var arrowDirection: ArrowDirection = .default
  private weak var presentation: MenuPresentation?
  private weak var target: UIView?
  private var rect = CGRect.zero

  /// Whether the menu is open.
  open var isMenuVisible: Bool {
    get { presentation?.isOpen ?? false }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu in the surface's coordinate space, in points; zero if no menu is open.
  open var menuFrame: CGRect {
    guard let presentation, presentation.isOpen else { return .zero }
    return presentation.frame
  }

  /// Opens the menu beside `targetRect` of `targetView`, in the view's coordinate space, in points.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    hideMenu()
    // An observer may show the menu at another place.
    post(Self.willShowMenuNotification)
    if isMenuVisible { return }
    let start = targetView.surface?.firstResponder ?? targetView
    let menu = UIMenu(children: EditCommands.standard + commands).withCommands(for: start)
    var request = MenuPresentation.Request(menu, at: targetView, rect: targetRect, sender: self)
    request.side = arrowDirection.side
    presentation = MenuPresentation.open(request)
    presentation?.onAppearance = { [weak self] in self?.post(Self.didShowMenuNotification) }
    presentation?.onDismissal = { [weak self] in self?.post(Self.willHideMenuNotification) }
    presentation?.atEnd { [weak self] in self?.post(Self.didHideMenuNotification) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Closes the menu with an animation; a no-op if none is open.
  open func hideMenu() {
    presentation?.dismiss(animated: true)
    presentation = nil
  }

  /// Closes the menu.
  ///
  /// Differs from UIKit: the menu is closed whether or not it belongs to `targetView`.
  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Sets the rectangle beside which ``setMenuVisible(_:animated:)`` opens the menu.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView
    rect = targetRect
  }

  /// Opens the menu at the rectangle set with ``setTargetRect(_:in:)``, or closes it.
  ///
  /// Differs from UIKit: `animated` is ignored; the menu appears as all menus do.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if !menuVisible { return hideMenu() }
    if let target { showMenu(from: target, rect: rect) }
  }

  private var commands: [UICommand] {
    (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
  }
}
