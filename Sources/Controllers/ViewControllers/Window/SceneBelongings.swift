// SPDX-License-Identifier: Apache-2.0

/// What a scene has of the application.
@MainActor
final class SceneBelongings {
  let session: UISceneSession
  /// Lives as long as the scene when the scene made it itself.
  var delegate: (any UISceneDelegate)?
  weak var display: ApplicationDisplay?
  var statusBarManager: UIStatusBarManager?
  var sizeRestrictions: UISceneSizeRestrictions?
  var windowingBehaviors: UISceneWindowingBehaviors?
  var screenshotService: UIScreenshotService?
  var activationConditions: UISceneActivationConditions?

  init(_ session: UISceneSession, on display: ApplicationDisplay?) {
    self.session = session
    self.display = display
  }
}
