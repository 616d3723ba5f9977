// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A cache of text layouts that holds the texts of a few screens.
///
/// Reused cells request the same texts in the same widths repeatedly, first to measure and then to draw them.
/// A text that is not justified is laid out once for each width, regardless of its alignment, and usually not
/// again for a line limit that the layout does not exceed. The total length of the texts is bounded, so that
/// editing a text does not leave a layout behind for each keystroke.
@MainActor
package final class TextLayoutCache {
  /// The cache of the process.
  package static let shared = TextLayoutCache(capacity: 1024)

  /// The number of cache misses: texts that had to be laid out.
  package private(set) var measurements = 0
  private let capacity: Int
  private var plain: TextLayoutGenerations<TextRequest>
  private var styled: TextLayoutGenerations<StyledRequest>
  private var measurer = ""

  /// The length of the texts whose layouts are stored, in UTF-8 code units.
  package var storedLength: Int { plain.storedLength + styled.storedLength }

  /// Creates a cache that stores two generations of at most `capacity` layouts for each kind of request.
  package init(capacity: Int) {
    self.capacity = capacity
    plain = TextLayoutGenerations()
    styled = TextLayoutGenerations()
  }

  /// Returns the layout of `request`, computed by `text` if it is not stored.
  package func layout(_ request: TextRequest, by text: any TextMeasuring) -> TextLayout {
    discardOthers(than: text)
    var asked = request
    if request.alignment != .justified { asked.alignment = .left }
    var layout = plain[asked] ?? unlimited(asked)
    if layout == nil || !plain.isRecent(asked) {
      if layout == nil { measurements += 1 }
      let made = layout ?? text.layout(asked)
      plain.keep(made, for: asked, capacity: capacity)
      layout = made
    }
    return Self.aligned(layout ?? text.layout(asked), request)
  }

  /// Returns the stored layout without a line limit if it does not exceed the limit of `request`, or `nil`.
  private func unlimited(_ request: TextRequest) -> TextLayout? {
    guard request.maximumLines > 0, request.lineBreak != .clipping else { return nil }
    var asked = request
    asked.maximumLines = 0
    guard let known = plain[asked], known.lines.count <= request.maximumLines else { return nil }
    return known
  }

  /// Returns `layout` with its lines moved to the alignment of `request`.
  private static func aligned(_ layout: TextLayout, _ request: TextRequest) -> TextLayout {
    guard request.alignment == .center || request.alignment == .right else { return layout }
    let room = request.width < 1e6 && request.width > 0 ? request.width : layout.size.width
    let share: CGFloat = request.alignment == .center ? 0.5 : 1
    var moved = layout
    moved.alignment = request.alignment
    for index in moved.lines.indices {
      moved.lines[index].origin.x += (room - moved.lines[index].width) * share
    }
    return moved
  }

  /// Returns the layout of an attributed text, computed by `text` if it is not stored.
  package func layout(_ request: StyledRequest, by text: any TextMeasuring) -> TextLayout {
    discardOthers(than: text)
    if styled.isRecent(request), let known = styled[request] { return known }
    var unlimited = request
    unlimited.maximumLines = 0
    if let known = styled[unlimited],
      request.maximumLines == 0 || known.lines.count <= request.maximumLines
    {
      return known
    }
    if let known = styled[request] { return known }
    measurements += 1
    var setter = StyledTextSetter(request, host: text)
    let made = setter.set()
    styled.keep(made, for: request, capacity: capacity)
    return made
  }

  /// Returns the layout of an attributed text in the line areas of `rooms`; it is not stored.
  package func layout(
    _ request: StyledRequest, in rooms: any LineSpaces, by text: any TextMeasuring
  ) -> TextLayout {
    measurements += 1
    var setter = StyledTextSetter(request, host: text, in: rooms)
    return setter.set()
  }

  private func discardOthers(than text: any TextMeasuring) {
    guard text.name != measurer else { return }
    measurer = text.name
    plain = TextLayoutGenerations()
    styled = TextLayoutGenerations()
  }
}
