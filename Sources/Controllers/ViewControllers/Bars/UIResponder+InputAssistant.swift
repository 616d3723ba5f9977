// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

extension UIResponder {
  /// What stands in the row of shortcuts while the object is the first responder; made when it is first asked for.
  ///
  /// Differs from UIKit: can't be overridden.
  public var inputAssistantItem: UITextInputAssistantItem { AssistantItems.item(of: self) }
}

/// The rows of shortcuts that were asked for.
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
