// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The menu of what is selected, which the application shows.
///
/// It offers what the first responder, or one after it, can do.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The one menu.
  open class var shared: UIMenuController { instance }
  private static let instance = UIMenuController()

  /// What the application adds to what can be done with texts.
  open var menuItems: [UIMenuItem]?
  /// On which side of what it is for the menu stands where there is room, as the arrow that UIKit draws would point.
  open var arrowDirection: ArrowDirection = .default
  private weak var presentation: MenuPresentation?
  private weak var target: UIView?
  private var rect = CGRect.zero

  /// Whether the menu is open.
  open var isMenuVisible: Bool {
    get { presentation?.isOpen ?? false }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Where the menu stands, in the coordinate space of the screen, in points; zero when none is open.
  open var menuFrame: CGRect {
    guard let presentation, presentation.isOpen else { return .zero }
    return presentation.frame
  }

  /// Opens the menu beside `targetRect` of `targetView`, in points of the view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    hideMenu()
    // Who hears of it may say where the menu is to stand.
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

  /// Closes the menu.
  open func hideMenu() {
    presentation?.dismiss(animated: true)
    presentation = nil
  }

  /// Closes the menu if it is that of `targetView`.
  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Says where the menu opens.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView
    rect = targetRect
  }

  /// Opens the menu where ``setTargetRect(_:in:)`` said, or closes it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if !menuVisible { return hideMenu() }
    if let target { showMenu(from: target, rect: rect) }
  }

  /// Has the menu offer what can be done now; it does so when it opens.
  open func update() {}

  private var commands: [UICommand] {
    (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
  }
}
