// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Opens the addresses that texts lead to.
@MainActor
package enum LinkOpening {
  /// Asks for an address to be opened, which the application sets; nil: nothing opens any.
  package static var open: ((URL) -> Void)?
}
