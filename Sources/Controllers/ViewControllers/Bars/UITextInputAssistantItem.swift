// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// The shortcuts in the bar above the keyboard of a tablet.
///
/// - Note: Has no effect on Linux: the bar is not shown, as on a tablet with a hardware keyboard whose user
///   has hidden it.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// The groups at the leading side of the bar.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing side of the bar.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the user may hide the shortcuts.
  open var allowsHidingShortcuts = true

  /// Creates an item without shortcuts.
  public override init() { super.init() }
}
