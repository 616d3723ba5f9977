// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A receiver of text from an input method.
@MainActor
package protocol TextReceiving: AnyObject {
  /// Called for each text event of the input method.
  func receive(_ event: TextEvent)
  /// The rectangle of the caret, in the surface's coordinate space, in points; `nil` if it is not shown.
  var caretInSurface: CGRect? { get }
  /// The keyboard type that suits the text.
  var keyboard: UIKeyboardType { get }
  /// Whether the text is obscured.
  var hidesText: Bool { get }
}
