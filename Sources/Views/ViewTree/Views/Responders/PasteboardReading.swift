// SPDX-License-Identifier: Apache-2.0

/// An object that reads the general pasteboard.
///
/// Pasteboards are implemented in a module above; every responder conforms to it there.
@MainActor
package protocol PasteboardReading: AnyObject {
  /// The item providers on the pasteboard.
  var pasteboardItems: [NSItemProvider] { get }
}
