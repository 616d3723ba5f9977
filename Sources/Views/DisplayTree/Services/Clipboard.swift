// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A host's clipboard.
///
/// Reading is at once: a host that learns of the clipboard late answers what it knew last.
@MainActor
package protocol Clipboard: AnyObject {
  /// The text on the clipboard; nil: none.
  var text: String? { get }
  /// The picture on the clipboard, as a PNG file; nil: none.
  var picture: Data? { get }
  /// How often the clipboard was written to, by whomever.
  var changeCount: Int { get }
  /// Puts a text, a picture as a PNG file, or both in the place of what is there; nil: none.
  func write(text: String?, picture: Data?)
}
