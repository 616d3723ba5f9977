// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

// How a window comes onto a display, or into a test kit, and leaves it.
extension UIWindow {
  /// Mounts the window in a surface of `size` points and shows its root controller's view.
  ///
  /// What hosts and test kits paint and send events to. When the window is mounted already, it is
  /// resized. `traits` go before those that follow from the size.
  @discardableResult
  package func mount(
    size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle = .light,
    traits: UITraitCollection? = nil
  ) -> ViewSurface {
    if let mounted {
      hostDidResize(to: size, scale: scale, traits: traits)
      return mounted
    }
    frame = CGRect(origin: .zero, size: size)
    let surface = ViewSurface(
      root: self, size: size, scale: scale,
      traits: .forWindow(size: size, scale: scale, style: style))
    if let traits { surface.traits = UITraitCollection(traitsFrom: [surface.traits, traits]) }
    mounted = surface
    surface.keyScope = { [weak self] in self?.keyScope }
    surface.inputViews = InputViewPresenter(self)
    isHidden = false
    if windowScene == nil { windowScene = display.defaultScene }
    addRootView()
    return surface
  }

  /// Mounts the window, and opens it on the display when there is a host.
  package func show() {
    guard mounted == nil else { return }
    let host = display.facts == nil ? UIApplication.shared.host : nil
    let said = host.map { host in
      UITraitCollection {
        $0.preferredContentSizeCategory = host.contentSizeCategory
        $0.accessibilityContrast = host.accessibilityContrast
      }
    }
    mount(
      size: sizeToShow, scale: screen.scale, style: host?.userInterfaceStyle ?? .light,
      traits: display.facts == nil ? said : display.ambient.traits)
    guard let host else { return followRunLoop() }
    if UIApplication.shared.shownWindows.isEmpty { mounted?.ambient = display.ambient }
    let window = host.open(self)
    hostWindow = window
    window.setTitle(displayTitle)
    window.sizeRestrictionsChanged()
    window.windowingBehaviorsChanged()
    UIApplication.shared.windowWasShown(self)
  }

  /// Has frames made by the main run loop, unless a test kit makes them.
  private func followRunLoop() {
    guard display.facts == nil, let mounted else { return }
    let frames = RunLoopFrames(mounted)
    runLoopFrames = frames
    mounted.onNeedsFrame = { [weak frames] in frames?.askForFrame() }
    frames.askForFrame()
  }

  /// Takes the window off the display.
  package func hide() {
    guard mounted != nil else { return }
    rootViewController?.viewIfLoaded?.removeFromSuperview()
    mounted = nil
    runLoopFrames = nil
    if isKeyWindow {
      display.keyWindow = nil
      resignKey()
      tell(Self.didResignKeyNotification)
    }
    let window = hostWindow
    hostWindow = nil
    window?.close()
    UIApplication.shared.windowWasClosed(self)
  }

  private var sizeToShow: CGSize {
    bounds.isEmpty ? screen.bounds.size : bounds.size
  }
}

// What a host tells a window.
extension UIWindow {
  /// Has the application send an event to its window.
  package func send(_ event: UIEvent) { UIApplication.shared.sendEvent(event) }

  /// The window on the display has another size, in points, or another scale now; `traits` go
  /// before those that follow from the size.
  package func hostDidResize(
    to size: CGSize, scale: CGFloat, traits: UITraitCollection? = nil
  ) {
    guard let mounted, size != mounted.size || scale != mounted.scale || traits != nil else {
      return
    }
    let tellScene = (windowScene as? any SceneStanding)?.willChange()
    let coordinator = TransitionCoordinator(container: self, to: rootViewController)
    announceTraits(size: size, scale: scale, said: traits, coordinator)
    if size != mounted.size {
      rootViewController?.windowWillTransition(to: size, with: coordinator)
    }
    display.facts?.size = size
    display.facts?.scale = scale
    mounted.resize(to: size, scale: scale, traits: traits)
    inputViews?.windowDidResize()
    coordinator.runAnimations()
    mounted.afterNextLayout { coordinator.complete() }
    display.device.screenDidChange()
    tellScene?()
  }

  /// Tells the controllers of other size classes that the window gets with another size.
  private func announceTraits(
    size: CGSize, scale: CGFloat, said: UITraitCollection?, _ coordinator: TransitionCoordinator
  ) {
    guard let mounted else { return }
    let before = mounted.traits
    let classes = UITraitCollection.forWindow(
      size: size, scale: scale, style: before.userInterfaceStyle)
    var next = UITraitCollection(traitsFrom: [
      before, UITraitCollection(horizontalSizeClass: classes.horizontalSizeClass),
      UITraitCollection(verticalSizeClass: classes.verticalSizeClass),
    ])
    if let said { next = UITraitCollection(traitsFrom: [next, said]) }
    guard
      next.horizontalSizeClass != before.horizontalSizeClass
        || next.verticalSizeClass != before.verticalSizeClass
    else { return }
    rootViewController?.windowWillTransition(to: next, with: coordinator)
  }

  /// The person prefers `style` now.
  package func hostDidChange(style: UIUserInterfaceStyle) {
    guard let mounted else { return }
    let tellScene = (windowScene as? any SceneStanding)?.willChange()
    mounted.traits = UITraitCollection(traitsFrom: [
      mounted.traits, UITraitCollection(userInterfaceStyle: style),
    ])
    tellScene?()
  }

  /// The person asks for more contrast now, or no longer.
  package func hostDidChange(contrast: UIAccessibilityContrast) {
    guard let mounted else { return }
    mounted.traits = UITraitCollection(traitsFrom: [
      mounted.traits, UITraitCollection(accessibilityContrast: contrast),
    ])
    NotificationCenter.default.post(
      name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
  }

  /// The person wants text of another size now.
  package func hostDidChange(contentSizeCategory: UIContentSizeCategory) {
    guard let mounted else { return }
    mounted.traits = UITraitCollection(traitsFrom: [
      mounted.traits, UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
    ])
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: screen,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: contentSizeCategory.rawValue])
  }

  /// Another font stands for the system font now: all text takes other room.
  ///
  /// Views hear of two changes of the text size, there and back: what follows the one follows the
  /// other.
  package func hostDidChangeSystemFont() {
    guard let mounted else { return }
    let category = mounted.traits.preferredContentSizeCategory
    hostDidChange(contentSizeCategory: category == .large ? .medium : .large)
    hostDidChange(contentSizeCategory: category)
  }

  /// Keys of the display go to this window now, or no longer.
  package func hostDidChange(isActive: Bool) {
    if isActive { takeKeys() }
    UIApplication.shared.windowDidChangeActivity(isActive: isActive)
  }

  /// The person closed the window.
  package func hostDidClose() {
    hostWindow = nil
    isHidden = true
  }
}
