// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A document that a navigation item's title represents, with the members that bars use.
@MainActor
package protocol TitleDocument: AnyObject {
  /// The name of the document.
  var name: String { get }
  /// Returns the actions on the document; `source` is the view that shows the title.
  func actions(from source: UIView) -> [UIMenuElement]
}
