// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

// What a person may do with a scene's windows, and when it comes forward.
extension UIWindowScene {
  /// How small and how large the windows may be.
  ///
  /// Never nil: windows have any size here. A test kit's `resize` keeps to it, as a person has to.
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

  /// What a person may do with the windows.
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

  /// Whom a device asks for documents beside pictures of the screen.
  public var screenshotService: UIScreenshotService? {
    guard let own else { return nil }
    let made = own.screenshotService ?? UIScreenshotService(of: self)
    own.screenshotService = made
    return made
  }

  /// Whether the scene's window fills the screen.
  ///
  /// In a test kit, which mounts a window on a device alone, it does.
  public var isFullScreen: Bool {
    guard let window = keyWindow ?? windows.first else { return false }
    return window.hostWindow?.isFullScreen ?? (window.bounds.size == screen.bounds.size)
  }
}

extension UIScene {
  /// Which contents the scene is the right one for.
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
