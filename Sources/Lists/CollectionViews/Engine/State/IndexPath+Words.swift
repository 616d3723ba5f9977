// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension IndexPath {
  /// The index path as text for messages, such as `section 2, item 5`.
  package var words: String {
    switch count {
    case 0: "an empty index path"
    case 1: "index \(self[0])"
    case 2: "section \(self[0]), item \(self[1])"
    default: "index path \(Array(self))"
    }
  }
}
