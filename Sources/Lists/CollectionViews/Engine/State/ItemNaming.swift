// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A data source that can describe an item in messages, in addition to its index path.
@MainActor
package protocol ItemNaming: AnyObject {
  /// Returns the item at `indexPath` as text for messages; `nil` if there is none.
  func itemWords(at indexPath: IndexPath) -> String?
}
