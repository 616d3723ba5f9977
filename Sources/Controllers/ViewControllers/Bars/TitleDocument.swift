// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A document that a navigation item's title stands for, as bars know it.
@MainActor
package protocol TitleDocument: AnyObject {
  /// What it is called.
  var name: String { get }
  /// What can be done with it, from `source`, the view that shows the title.
  func actions(from source: UIView) -> [UIMenuElement]
}
