// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIButton {
  /// The purpose of a button.
  ///
  /// It affects the appearance of buttons with a configuration; the details of that appearance were not
  /// measured from UIKit.
  public enum Role: Int, Sendable {
    /// A button without a special purpose.
    case normal = 0
    /// The action that the user is most likely to choose: the title is semibold.
    case primary = 1
    /// The action that cancels an operation without making a change.
    case cancel = 2
    /// The action that deletes something: the button is red unless the configuration specifies a colour.
    case destructive = 3
  }
}
