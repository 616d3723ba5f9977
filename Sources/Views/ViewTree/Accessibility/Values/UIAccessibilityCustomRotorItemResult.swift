// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a rotor found: an element, or a part of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; nil: there is none, or it is no more.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text, of the type that texts are selected by; nil: all of it.
  package var rangeOfText: AnyObject?

  /// Nothing.
  public override init() {
    super.init()
  }
}
