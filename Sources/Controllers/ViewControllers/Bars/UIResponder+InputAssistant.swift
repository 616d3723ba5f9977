// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

extension UIResponder {
  /// The shortcuts above the keyboard while the object is the first responder, created on first access.
  ///
  /// Differs from UIKit: cannot be overridden.
  ///
  /// - Note: Has no effect on Linux: see ``UITextInputAssistantItem``.
  public var inputAssistantItem: UITextInputAssistantItem { AssistantItems.item(of: self) }
}

/// The assistant items by responder.
@MainActor
private enum AssistantItems {
  private struct Entry {
    weak var owner: UIResponder?
    let item: UITextInputAssistantItem
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var mostBefore = 16

  static func item(of owner: UIResponder) -> UITextInputAssistantItem {
    let key = ObjectIdentifier(owner)
    if let entry = entries[key], entry.owner === owner { return entry.item }
    if entries.count >= mostBefore {
      entries = entries.filter { $0.value.owner != nil }
      mostBefore = max(16, 2 * entries.count)
    }
    let made = UITextInputAssistantItem()
    entries[key] = Entry(owner: owner, item: made)
    return made
  }
}
