// SPDX-License-Identifier: Apache-2.0

/// A host's clipboard.
///
/// Reading is at once: a host that learns of the clipboard late answers what it knew last.
@MainActor
package protocol Clipboard: AnyObject {
  /// The text on the clipboard; nil: none.
  var text: String? { get set }
  /// How often the clipboard was written to, by whomever.
  var changeCount: Int { get }
}
