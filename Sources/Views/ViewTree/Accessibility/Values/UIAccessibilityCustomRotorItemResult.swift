// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A result of a rotor's search: an element, or a part of its text.
///
/// - Note: Has no effect on Linux: desktop assistive technologies have no rotors.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; `nil` for none, or after it was deallocated.
  ///
  /// - Note: Has no effect on Linux: no rotor searches.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the element's text, a text range object; `nil` for the whole text.
  package var rangeOfText: AnyObject?

  /// Creates an empty result.
  public override init() {
    super.init()
  }
}
