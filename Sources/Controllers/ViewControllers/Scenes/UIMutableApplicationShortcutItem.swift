// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that a person can do with the program from outside of it, as it is put together.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// What tells the kinds of things apart.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// What a person reads.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// What a person reads below; nil: nothing.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// A picture beside the title; nil: none.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What is needed to do it; nil: nothing.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The name of the content it is about; nil: none.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}
