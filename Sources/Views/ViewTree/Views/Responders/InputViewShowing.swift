// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that shows the input views of the first responder of a surface.
@MainActor
package protocol InputViewShowing: AnyObject {
  /// Called when the first responder or its input views may have changed.
  func update()
}
