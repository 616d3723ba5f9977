// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

// The window operations that the user may perform on a scene, and its activation.
extension UIWindowScene {
  /// The minimum and maximum size of the scene's windows.
  ///
  /// Not `nil` for a connected scene, because windows are resizable. Like the desktop, a test kit's `resize`
  /// respects these sizes.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    guard let own else { return nil }
    let made =
      own.sizeRestrictions
      ?? UISceneSizeRestrictions { [weak self] in
        self?.windows.forEach { $0.hostWindow?.sizeRestrictionsChanged() }
      }
    own.sizeRestrictions = made
    return made
  }

  /// The operations on the windows that are available to the user; not `nil` for a connected scene.
  public var windowingBehaviors: UISceneWindowingBehaviors? {
    guard let own else { return nil }
    let made =
      own.windowingBehaviors
      ?? UISceneWindowingBehaviors { [weak self] in
        self?.windows.forEach { $0.hostWindow?.windowingBehaviorsChanged() }
      }
    own.windowingBehaviors = made
    return made
  }

  /// Whether the scene's window fills the screen.
  ///
  /// In a test kit, which mounts a window on a device, the window fills the screen if it has the size of the
  /// device's screen.
  public var isFullScreen: Bool {
    guard let window = keyWindow ?? windows.first else { return false }
    return window.hostWindow?.isFullScreen ?? (window.bounds.size == screen.bounds.size)
  }
}

extension UIScene {
  /// The conditions under which the scene is activated for a target content identifier.
  public var activationConditions: UISceneActivationConditions {
    get {
      if let kept = own?.activationConditions { return kept }
      let made = UISceneActivationConditions()
      own?.activationConditions = made
      return made
    }
    set { own?.activationConditions = newValue }
  }
}
