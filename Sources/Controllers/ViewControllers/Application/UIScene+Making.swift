// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

// Creation of scenes, whose next responder is the application.
extension UIScene {
  /// Creates a scene of `session` on the current display.
  ///
  /// Differs from UIKit: cannot be overridden.
  public convenience init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.init(session: session, on: .current)
  }

  /// Creates the scene of `session` on `display`.
  convenience init(session: UISceneSession, on display: ApplicationDisplay) {
    self.init(belongings: SceneBelongings(session, on: display)) { UIApplication.shared }
    session.scene = self
  }
}
