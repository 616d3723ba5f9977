// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The content of a nib.
@MainActor
package protocol NibContent: AnyObject {
  /// Creates the objects of the nib, connects them to each other and to `owner`, and returns the top-level
  /// ones.
  func makeObjects(owner: NSObject?, others: [String: NSObject]) -> [NSObject]
}
