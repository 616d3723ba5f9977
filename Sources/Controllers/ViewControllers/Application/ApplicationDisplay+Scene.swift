// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension ApplicationDisplay {
  /// The scene that windows join that were made for none; made when there is none.
  package var defaultScene: UIWindowScene {
    if let windowScene { return windowScene }
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication, configuration: configuration), on: self)
    windowScene = scene
    return scene
  }
}
