// SPDX-License-Identifier: Apache-2.0

/// What responders find on the general pasteboard.
///
/// Pasteboards are in a module above; every responder conforms there.
@MainActor
package protocol PasteboardReading: AnyObject {
  /// The things that could be pasted.
  var pasteboardItems: [NSItemProvider] { get }
}
