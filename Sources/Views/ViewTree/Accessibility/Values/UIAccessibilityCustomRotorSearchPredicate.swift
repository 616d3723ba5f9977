// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The start and the direction of a rotor's search.
///
/// - Note: Has no effect on Linux: desktop assistive technologies have no rotors.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The current item.
  ///
  /// - Note: Has no effect on Linux: no rotor searches.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The search direction.
  ///
  /// - Note: Has no effect on Linux: no rotor searches.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a forward search without a current item.
  public override init() {
    super.init()
  }
}
