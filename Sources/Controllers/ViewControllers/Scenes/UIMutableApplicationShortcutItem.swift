// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shortcut item whose properties can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The type that identifies the action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title of the item.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The subtitle of the item, or `nil` for none.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon beside the title, or `nil` for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Custom data of the app, or `nil` for none.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier of the target content, or `nil` for none.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}
