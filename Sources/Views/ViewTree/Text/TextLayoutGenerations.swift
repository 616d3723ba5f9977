// SPDX-License-Identifier: Apache-2.0

/// The layouts of the texts that were requested last, bounded in number and in the length of the texts.
struct TextLayoutGenerations<Request: TextLayoutKey> {
  private var recent: [Request: TextLayout] = [:]
  private var older: [Request: TextLayout] = [:]
  private var recentLength = 0
  private var olderLength = 0
  /// The last long texts; those would drive all others out.
  private var long: [(request: Request, layout: TextLayout)] = []
  private var longLength = 0

  /// The length from which a text is a long one, in UTF-8 code units.
  private static var longText: Int { 1 << 14 }
  /// The upper bound of the length of the texts in a generation, in UTF-8 code units.
  private static var lengthLimit: Int { 1 << 16 }

  /// The length of the texts whose layouts are stored, in UTF-8 code units.
  var storedLength: Int { recentLength + olderLength + longLength }

  /// The layout for `request`; nil when it is not stored.
  subscript(request: Request) -> TextLayout? {
    guard request.textLength < Self.longText else {
      return long.first { $0.request == request }?.layout
    }
    return recent[request] ?? older[request]
  }

  /// Whether the layout for `request` is among those that are stored longest from now on.
  func isRecent(_ request: Request) -> Bool {
    guard request.textLength < Self.longText else {
      return long.contains { $0.request == request }
    }
    return recent[request] != nil
  }

  /// Stores a layout; about `capacity` of them are stored before the oldest go.
  mutating func keep(_ layout: TextLayout, for request: Request, capacity: Int) {
    let length = request.textLength
    guard length < Self.longText else { return keepLong(layout, for: request, length) }
    if recent.count >= capacity || recentLength + length > Self.lengthLimit {
      (older, olderLength) = (recent, recentLength)
      (recent, recentLength) = ([:], 0)
    }
    if recent.updateValue(layout, forKey: request) == nil { recentLength += length }
  }

  /// Stores the layout of a long text: the last one, and those before it as far as the bound allows.
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
