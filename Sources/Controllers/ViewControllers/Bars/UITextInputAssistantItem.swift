// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// What stands in the row of shortcuts above the keyboard of a tablet.
///
/// Kept: as on a tablet with a keyboard of keys whose person put the row away, none is shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// The groups at the leading side of the row.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing side of the row.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether a person may put the row away.
  open var allowsHidingShortcuts = true

  /// A row without shortcuts.
  public override init() { super.init() }
}
