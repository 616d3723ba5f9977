// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// Requests for scenes, as on a device where a program has one.
extension UIApplication {
  /// Brings the scene of `sceneSession` forward, and has it go on with `userActivity`.
  ///
  /// Without a session, or with that of no scene, a second scene would be made: `errorHandler` hears that there is none.
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

  /// The scene that allows to be asked for by the name of the activity's content.
  private func scene(for activity: NSUserActivity) -> UIScene? {
    guard let identifier = activity.targetContentIdentifier else { return nil }
    return connectedScenes.first { $0.activationConditions.allow(identifier) }
  }

  /// Would close the scene of `sceneSession`; the only scene of a program is not closed, of which `errorHandler` hears.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(UISceneError(.multipleScenesNotSupported))
  }

  /// Would make the picture anew that stands for the scene while it is in the background; a desktop keeps none.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
