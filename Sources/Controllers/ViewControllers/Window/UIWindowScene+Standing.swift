// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UIWindowScene: SceneStanding {
  /// Updates the titles of the windows.
  package func titleDidChange() { windows.forEach { $0.titleDidChange() } }

  /// Returns a closure to call after a change, which notifies the delegate of the differences.
  package func willChange() -> () -> Void {
    let look = SceneLook(of: self)
    return { look.notifyChange() }
  }
}
