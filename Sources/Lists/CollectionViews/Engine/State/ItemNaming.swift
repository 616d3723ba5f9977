// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A data source that can name an item in a message, besides its index path.
@MainActor
package protocol ItemNaming: AnyObject {
  /// The item at `indexPath` as a message names it; `nil` when there is none.
  func itemWords(at indexPath: IndexPath) -> String?
}
