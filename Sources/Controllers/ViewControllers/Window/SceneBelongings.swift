// SPDX-License-Identifier: Apache-2.0

/// The objects of the application layer that belong to a scene.
@MainActor
final class SceneBelongings {
  let session: UISceneSession
  /// The delegate of the scene, referenced strongly.
  var delegate: (any UISceneDelegate)?
  weak var display: ApplicationDisplay?
  var statusBarManager: UIStatusBarManager?
  var sizeRestrictions: UISceneSizeRestrictions?
  var windowingBehaviors: UISceneWindowingBehaviors?
  var activationConditions: UISceneActivationConditions?

  init(_ session: UISceneSession, on display: ApplicationDisplay?) {
    self.session = session
    self.display = display
  }
}
