// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows the input views of the first responder of a surface.
@MainActor
package protocol InputViewShowing: AnyObject {
  /// Another object may be the first responder, or have other input views.
  func update()
}
