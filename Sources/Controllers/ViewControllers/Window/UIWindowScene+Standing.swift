// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UIWindowScene: SceneStanding {
  /// Has the windows show the title.
  package func titleDidChange() { windows.forEach { $0.titleDidChange() } }

  /// Tells the delegate afterwards what is another way.
  package func willChange() -> () -> Void {
    let look = SceneLook(of: self)
    return { look.tellChange() }
  }
}
