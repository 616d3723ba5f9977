// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// Requests for scenes, as on a device that supports one scene per program.
extension UIApplication {
  /// Activates the scene of `sceneSession`, and passes `userActivity` to its delegate.
  ///
  /// Without a session, the connected scene whose activation conditions permit the activity is activated. If
  /// there is none, `errorHandler` is called: a second scene cannot be created.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let asked = sceneSession?.scene ?? userActivity.flatMap(scene(for:))
    guard let scene = asked as? UIWindowScene else {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
      return
    }
    scene.windows.last?.makeKeyAndVisible()
    guard let userActivity, let delegate = scene.delegate else { return }
    delegate.scene(scene, willContinueUserActivityWithType: userActivity.activityType)
    delegate.scene(scene, continue: userActivity)
  }

  /// Returns the scene whose activation conditions permit the activity's target content identifier, or `nil`.
  private func scene(for activity: NSUserActivity) -> UIScene? {
    guard let identifier = activity.targetContentIdentifier else { return nil }
    return connectedScenes.first { $0.activationConditions.allow(identifier) }
  }

  /// Requests the destruction of the scene of `sceneSession`.
  ///
  /// - Note: Always fails on Linux: the only scene is not destroyed, and `errorHandler` is called.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(UISceneError(.multipleScenesNotSupported))
  }
}
