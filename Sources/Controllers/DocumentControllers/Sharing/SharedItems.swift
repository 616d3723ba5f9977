// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The shared items, in the form that the system activities use.
@MainActor
struct SharedItems {
  /// The items, in order.
  let items: [Any]

  /// The texts and URLs, one per line; `nil` if there are none.
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

  /// The first URL, or `nil` if there is none.
  var address: URL? { items.lazy.compactMap { $0 as? URL }.first }

  /// The first image, or `nil` if there is none.
  var image: UIImage? { items.lazy.compactMap { $0 as? UIImage }.first }

  /// The title above the activities: the first text, the name of the first file, or the host of the first
  /// other URL, whichever comes first.
  ///
  /// A URL without a host is the title itself. Without texts and URLs, the title is the number of items.
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
