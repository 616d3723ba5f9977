// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Remembers how texts were set, for as many texts as a few screens show.
///
/// Reused cells ask for the same texts in the same widths over and over.
@MainActor
final class TextLayoutCache {
  static let shared = TextLayoutCache(capacity: 1024)

  private let capacity: Int
  private var recent: [TextRequest: TextLayout] = [:]
  private var older: [TextRequest: TextLayout] = [:]
  private var measurer = ""

  /// A cache that keeps between `capacity` and twice as many layouts.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The host's layout for `request`.
  func layout(_ request: TextRequest) -> TextLayout {
    let text = HostEnvironment.current.text
    if text.name != measurer {
      measurer = text.name
      recent = [:]
      older = [:]
    }
    if let known = recent[request] { return known }
    let layout = older[request] ?? text.layout(request)
    if recent.count >= capacity {
      older = recent
      recent = [:]
    }
    recent[request] = layout
    return layout
  }
}
