// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A JSON parser with readable errors.
package enum JSONSyntax {
  /// Returns the contents of `data`: dictionaries, arrays, `NSNumber`, `String` and `NSNull`.
  ///
  /// - Throws: `JSONSyntaxError` with the position of the syntax error.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func value(of data: Data) throws(JSONSyntaxError) -> Any {
    do {
      return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw JSONSyntaxError(data, words ?? "")
    }
  }
}
