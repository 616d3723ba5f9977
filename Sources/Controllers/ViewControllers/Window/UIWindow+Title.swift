// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

// The title of the window on the display.
extension UIWindow {
  /// The title of the window on the display.
  ///
  /// This is the title of the root controller, or else the title of the scene, or else the name of the
  /// program.
  package var displayTitle: String {
    let own = [root?.windowTitle, windowScene?.title].compactMap { $0 }
    return own.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
  }

  func titleDidChange() {
    hostWindow?.setTitle(displayTitle)
  }
}
