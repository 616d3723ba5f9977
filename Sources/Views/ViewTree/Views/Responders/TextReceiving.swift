// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What takes an input method's text.
@MainActor
package protocol TextReceiving: AnyObject {
  /// The input method has text.
  func receive(_ event: TextEvent)
  /// Where the caret is, in the surface's coordinate space, in points; nil when it is not shown.
  var caretInSurface: CGRect? { get }
  /// What keyboard suits the text.
  var keyboard: UIKeyboardType { get }
  /// Whether the text is hidden.
  var hidesText: Bool { get }
}
