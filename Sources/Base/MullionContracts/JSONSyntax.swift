// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where a text stops being JSON, in words.
package enum JSONSyntax {
  /// What `data` holds: dictionaries, arrays, `NSNumber`, `String` and `NSNull`.
  ///
  /// - Throws: `JSONSyntaxError` with the place at which it is no JSON.
  /// - Complexity: O(n), n the bytes.
  package static func value(of data: Data) throws(JSONSyntaxError) -> Any {
    do {
      return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw JSONSyntaxError(data, words ?? "")
    }
  }
}
