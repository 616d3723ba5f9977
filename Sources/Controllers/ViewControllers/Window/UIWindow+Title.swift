// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

// The title of the window on the display.
extension UIWindow {
  /// The title of the window: the root controller's, else the scene's, else the program's name.
  package var displayTitle: String {
    let own = [root?.windowTitle, windowScene?.title].compactMap { $0 }
    return own.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
  }

  func titleDidChange() {
    hostWindow?.setTitle(displayTitle)
  }
}
