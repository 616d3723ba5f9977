// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A nib that was read.
@MainActor
package protocol NibContent: AnyObject {
  /// New objects of the nib, those that stand in no other, connected to each other and to `owner`.
  func makeObjects(owner: NSObject?, others: [String: NSObject]) -> [NSObject]
}
