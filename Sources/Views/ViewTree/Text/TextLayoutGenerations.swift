// SPDX-License-Identifier: Apache-2.0

/// The most recently requested layouts, bounded in number and in the total length of their texts.
struct TextLayoutGenerations<Request: TextLayoutKey> {
  private var recent: [Request: TextLayout] = [:]
  private var older: [Request: TextLayout] = [:]
  private var recentLength = 0
  private var olderLength = 0
  /// The most recent long texts, stored separately because they would evict all others.
  private var long: [(request: Request, layout: TextLayout)] = []
  private var longLength = 0

  /// The minimum length of a long text, in UTF-8 code units.
  private static var longText: Int { 1 << 14 }
  /// The upper bound of the length of the texts in a generation, in UTF-8 code units.
  private static var lengthLimit: Int { 1 << 16 }

  /// The length of the texts whose layouts are stored, in UTF-8 code units.
  var storedLength: Int { recentLength + olderLength + longLength }

  /// Returns the layout for `request`, or `nil` if it is not stored.
  subscript(request: Request) -> TextLayout? {
    guard request.textLength < Self.longText else {
      return long.first { $0.request == request }?.layout
    }
    return recent[request] ?? older[request]
  }

  /// Returns whether the layout for `request` is in the recent generation, which is evicted last; for a long
  /// text, whether it is stored.
  func isRecent(_ request: Request) -> Bool {
    guard request.textLength < Self.longText else {
      return long.contains { $0.request == request }
    }
    return recent[request] != nil
  }

  /// Stores a layout; if the recent generation is full, it replaces the older one, whose layouts are evicted.
  mutating func keep(_ layout: TextLayout, for request: Request, capacity: Int) {
    let length = request.textLength
    guard length < Self.longText else { return keepLong(layout, for: request, length) }
    if recent.count >= capacity || recentLength + length > Self.lengthLimit {
      (older, olderLength) = (recent, recentLength)
      (recent, recentLength) = ([:], 0)
    }
    if recent.updateValue(layout, forKey: request) == nil { recentLength += length }
  }

  /// Stores the layout of a long text, evicting the oldest long ones while the bound is exceeded.
  private mutating func keepLong(_ layout: TextLayout, for request: Request, _ length: Int) {
    if let index = long.firstIndex(where: { $0.request == request }) {
      long.remove(at: index)
      longLength -= length
    }
    while !long.isEmpty, longLength + length > Self.lengthLimit {
      longLength -= long.removeFirst().request.textLength
    }
    long.append((request, layout))
    longLength += length
  }
}
