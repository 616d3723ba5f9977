// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// An object that shows the input views of the first responder at the bottom of a window, and posts the
/// keyboard notifications.
///
/// Changes of the first responder are applied after the next layout: if one responder resigns and another
/// becomes first responder in the same frame, nothing moves.
@MainActor
final class InputViewPresenter: InputViewShowing {
  private unowned let window: UIWindow
  private let container = InputViewContainer()
  private var isShown = false
  private var isDue = false
  /// The total height of the views, in points.
  private var contentHeight: CGFloat = 0

  /// The duration of the keyboard animation, in seconds, as on phones.
  static let duration: TimeInterval = 0.25

  init(_ window: UIWindow) {
    self.window = window
  }

  func update() {
    guard !isDue, let surface = window.mounted else { return }
    isDue = true
    surface.afterNextLayout { [weak self] in
      self?.isDue = false
      self?.show()
    }
  }

  /// Places the views for the window's new size.
  func windowDidResize() {
    guard isShown else { return }
    contentHeight = container.wantedHeight(in: window)
    place(contentHeight)
    window.mounted?.afterNextLayout { [weak self] in self?.makeRoom() }
  }

  // MARK: Keyboard avoidance

  private var avoiders: [Avoider] = []

  private struct Avoider {
    weak var object: (any KeyboardAvoiding)?
  }

  func add(_ avoider: any KeyboardAvoiding) {
    remove(avoider)
    avoiders.append(Avoider(object: avoider))
    guard let surface = window.mounted, surface.keyboardCover > 0 else { return }
    avoider.keyboardCovers(surface.keyboardCover, for: surface.firstResponder)
  }

  func remove(_ avoider: any KeyboardAvoiding) {
    avoiders.removeAll { $0.object == nil || $0.object === avoider }
  }

  /// Notifies all avoiders of the covered height, twice, because they may move each other.
  private func makeRoom() {
    guard let surface = window.mounted, !avoiders.isEmpty else { return }
    for _ in 0..<2 {
      for avoider in avoiders {
        avoider.object?.keyboardCovers(surface.keyboardCover, for: surface.firstResponder)
      }
      window.layoutIfNeeded()
    }
  }

  private func show() {
    guard let surface = window.mounted else { return }
    let first = surface.firstResponder
    let views = first.map(InputViews.init(of:))
    let wasShown = isShown
    let takesText = surface.takesText
    isShown = views.map { !$0.isEmpty || takesText } ?? false
    serve(first, by: isShown ? views?.givers ?? [] : [])
    guard isShown || wasShown else { return }
    let old = surface.keyboardCover
    if isShown, let views {
      container.show(views, keyboard: takesText ? window.display.keyboardHeight : 0)
    }
    let height = isShown ? container.wantedHeight(in: window) : 0
    contentHeight = max(height, isShown ? 0 : contentHeight)
    guard height != old || isShown != wasShown else {
      // Another field became the first responder, with the same keyboard.
      guard old > 0 else { return }
      return UIView.animate(withDuration: Self.duration) { self.makeRoom() }
    }
    if container.superview !== window, isShown, height > 0 {
      UIView.performWithoutAnimation { place(old) }
      window.addSubview(container)
      window.layoutIfNeeded()
    }
    move(from: old, to: height, comes: isShown == wasShown ? nil : isShown)
  }

  /// Notifies the controllers whose views are shown of the first responder, and other controllers that their
  /// views are no longer shown.
  private func serve(_ first: UIResponder?, by new: [any InputViewGiving]) {
    for old in givers where !new.contains(where: { $0 === old }) { old.serve(nil) }
    givers = new
    for giver in new { giver.serve(first) }
  }
  private var givers: [any InputViewGiving] = []

  private func move(from old: CGFloat, to height: CGFloat, comes: Bool?) {
    let facts = facts(from: old, to: height)
    post(UIResponder.keyboardWillChangeFrameNotification, facts)
    if let comes {
      post(
        comes
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
        facts)
    }
    guard height != old else { return arrived(facts, comes) }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]
    ) {
      self.place(height)
      self.window.layoutIfNeeded()
      self.makeRoom()
    } completion: { [weak self] _ in
      self?.arrived(facts, comes)
    }
  }

  private func arrived(_ facts: [AnyHashable: Any], _ comes: Bool?) {
    if !isShown {
      container.clear()
      container.removeFromSuperview()
    }
    post(UIResponder.keyboardDidChangeFrameNotification, facts)
    guard let comes else { return }
    post(
      comes ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      facts)
  }

  /// Places the container so that its upper `shown` points are inside the window.
  private func place(_ shown: CGFloat) {
    let size = window.bounds.size
    container.frame = CGRect(
      x: 0, y: size.height - shown, width: size.width, height: contentHeight)
    window.mounted?.keyboardCover = shown
  }

  private func post(_ name: Notification.Name, _ facts: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: window.screen, userInfo: facts)
  }

  private func facts(from old: CGFloat, to height: CGFloat) -> [AnyHashable: Any] {
    let size = window.bounds.size
    let own = max(old, height)
    func frame(_ shown: CGFloat) -> NSValue {
      NSValue(cgRect: CGRect(x: 0, y: size.height - shown, width: size.width, height: own))
    }
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: frame(old),
      UIResponder.keyboardFrameEndUserInfoKey: frame(height),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}
