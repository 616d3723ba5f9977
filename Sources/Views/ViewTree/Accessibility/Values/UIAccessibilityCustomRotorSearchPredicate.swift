// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Where a rotor searches from, and which way.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The present part.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Which way is searched.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// A search forwards, from nowhere.
  public override init() {
    super.init()
  }
}
