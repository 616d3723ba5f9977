// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

// Scenes, whose next responder is the application.
extension UIScene {
  /// A scene of `session`.
  ///
  /// Differs from UIKit: can't be overridden.
  public convenience init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.init(session: session, on: .current)
  }

  /// The scene of `session` on `display`.
  convenience init(session: UISceneSession, on display: ApplicationDisplay) {
    self.init(belongings: SceneBelongings(session, on: display)) { UIApplication.shared }
    session.scene = self
  }
}
