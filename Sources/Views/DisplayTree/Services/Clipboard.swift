// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A host's clipboard.
///
/// Reading is synchronous: a host that is notified of the clipboard asynchronously returns its last known
/// content.
@MainActor
package protocol Clipboard: AnyObject {
  /// The text on the clipboard, or `nil` if there is none.
  var text: String? { get }
  /// The image on the clipboard, as a PNG file, or `nil` if there is none.
  var picture: Data? { get }
  /// The number of changes of the clipboard, including those by other processes.
  var changeCount: Int { get }
  /// Replaces the content with a text, an image as a PNG file, or both; each may be `nil`.
  func write(text: String?, picture: Data?)
}
