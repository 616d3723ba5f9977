// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

// Mounting of a window on a display or in a test kit, and unmounting.
extension UIWindow {
  /// Mounts the window in a surface of `size` points and shows its root controller's view.
  ///
  /// Hosts and test kits paint the surface and send events to it. A window that is mounted already is
  /// resized. `traits` take precedence over those derived from the size.
  ///
  /// - Returns: The surface.
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

  /// Mounts the window and opens it on the display if there is a host; no-op if the window is mounted.
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

  /// Drives the window's frames by the main run loop, unless a test kit drives them.
  private func followRunLoop() {
    guard display.facts == nil, let mounted else { return }
    let frames = RunLoopFrames(mounted)
    runLoopFrames = frames
    mounted.onNeedsFrame = { [weak frames] in frames?.requestFrame() }
    frames.requestFrame()
  }

  /// Removes the window from the display; no-op if the window is not mounted.
  package func hide() {
    guard mounted != nil else { return }
    rootViewController?.viewIfLoaded?.removeFromSuperview()
    mounted = nil
    runLoopFrames = nil
    if isKeyWindow {
      display.keyWindow = nil
      resignKey()
      notify(Self.didResignKeyNotification)
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

// Messages from a host to a window.
extension UIWindow {
  /// Sends an event through the application to its window.
  package func send(_ event: UIEvent) { UIApplication.shared.sendEvent(event) }

  /// Resizes the mounted window to `size`, in points, and notifies its controllers and scene; called when the
  /// window on the display changed.
  ///
  /// `traits` take precedence over those derived from the size.
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

  /// Notifies the controllers of the new size classes if the window's size classes change with its size.
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

  /// Updates the traits of the mounted window for the interface style that the user prefers.
  package func hostDidChange(style: UIUserInterfaceStyle) {
    guard let mounted else { return }
    let tellScene = (windowScene as? any SceneStanding)?.willChange()
    mounted.traits = UITraitCollection(traitsFrom: [
      mounted.traits, UITraitCollection(userInterfaceStyle: style),
    ])
    tellScene?()
  }

  /// Updates the traits of the mounted window for the contrast that the user prefers, and posts the
  /// notification of the change.
  package func hostDidChange(contrast: UIAccessibilityContrast) {
    guard let mounted else { return }
    mounted.traits = UITraitCollection(traitsFrom: [
      mounted.traits, UITraitCollection(accessibilityContrast: contrast),
    ])
    NotificationCenter.default.post(
      name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
  }

  /// Updates the traits of the mounted window for the text size that the user prefers, and posts the
  /// notification of the change.
  package func hostDidChange(contentSizeCategory: UIContentSizeCategory) {
    guard let mounted else { return }
    mounted.traits = UITraitCollection(traitsFrom: [
      mounted.traits, UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
    ])
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: screen,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: contentSizeCategory.rawValue])
  }

  /// Updates the views after the system font changed, so that all text has another size.
  ///
  /// The text size category is changed to another one and back, which updates everything that depends on it.
  package func hostDidChangeSystemFont() {
    guard let mounted else { return }
    let category = mounted.traits.preferredContentSizeCategory
    hostDidChange(contentSizeCategory: category == .large ? .medium : .large)
    hostDidChange(contentSizeCategory: category)
  }

  /// Makes the window the key window if it became the active window of the display, and updates the activity
  /// of the program.
  package func hostDidChange(isActive: Bool) {
    if isActive { takeKeys() }
    UIApplication.shared.windowDidChangeActivity(isActive: isActive)
  }

  /// Hides the window, after the user closed it.
  package func hostDidClose() {
    hostWindow = nil
    isHidden = true
  }
}
