// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What a screen shares, as the system's own activities use it.
@MainActor
struct SharedItems {
  /// The items, in their order.
  let items: [Any]

  /// The texts and addresses, one below the other; nil: there are none.
  var text: String? {
    let lines = items.compactMap { item -> String? in
      switch item {
      case let text as String: text
      case let text as NSAttributedString: text.string
      case let address as URL: address.isFileURL ? address.path : address.absoluteString
      default: nil
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The first address.
  var address: URL? { items.lazy.compactMap { $0 as? URL }.first }

  /// The first picture.
  var image: UIImage? { items.lazy.compactMap { $0 as? UIImage }.first }

  /// What stands above what can be done: the first text, or where an address leads.
  var title: String {
    for item in items {
      if let text = item as? String { return text }
      if let text = item as? NSAttributedString { return text.string }
      if let address = item as? URL {
        return address.isFileURL ? address.lastPathComponent : address.host() ?? "\(address)"
      }
    }
    return items.count == 1 ? "1 item" : "\(items.count) items"
  }
}
