// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension ApplicationDisplay {
  /// The scene of windows that were created without a scene; it is created on first access.
  package var defaultScene: UIWindowScene {
    if let windowScene { return windowScene }
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication, configuration: configuration), on: self)
    windowScene = scene
    return scene
  }
}
