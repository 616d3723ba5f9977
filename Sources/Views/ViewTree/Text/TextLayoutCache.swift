// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Remembers how texts were set, for as many texts as a few screens show.
///
/// Reused cells ask for the same texts in the same widths over and over, first to be measured and
/// then to be drawn: a text is set once for each width, wherever its lines stand in it, and not
/// again for a limit of lines that it keeps to. The length of all texts in the cache is bounded, so that
/// a text that is edited does not leave a layout behind for each key.
@MainActor
package final class TextLayoutCache {
  /// The cache of the process.
  package static let shared = TextLayoutCache(capacity: 1024)

  /// How many texts were set because they were not known.
  package private(set) var measurements = 0
  private let capacity: Int
  private var plain: TextLayoutGenerations<TextRequest>
  private var styled: TextLayoutGenerations<StyledRequest>
  private var measurer = ""

  /// The length of the texts whose layouts are stored, in UTF-8 code units.
  package var storedLength: Int { plain.storedLength + styled.storedLength }

  /// A cache that keeps between `capacity` and twice as many layouts of each kind.
  package init(capacity: Int) {
    self.capacity = capacity
    plain = TextLayoutGenerations()
    styled = TextLayoutGenerations()
  }

  /// The layout of `request` by what measures text in a surface.
  package func layout(_ request: TextRequest, by text: any TextMeasuring) -> TextLayout {
    forgetOthers(than: text)
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

  /// The layout for `request`, when the text was set without a limit and keeps to it.
  private func unlimited(_ request: TextRequest) -> TextLayout? {
    guard request.maximumLines > 0, request.lineBreak != .clipping else { return nil }
    var asked = request
    asked.maximumLines = 0
    guard let known = plain[asked], known.lines.count <= request.maximumLines else { return nil }
    return known
  }

  /// The layout with its lines where the request's alignment has them.
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

  /// How an attributed text is set by what measures text in a surface.
  package func layout(_ request: StyledRequest, by text: any TextMeasuring) -> TextLayout {
    forgetOthers(than: text)
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

  /// How an attributed text is set where lines have the room that `rooms` knows; it is not kept.
  package func layout(
    _ request: StyledRequest, in rooms: any LineRooms, by text: any TextMeasuring
  ) -> TextLayout {
    measurements += 1
    var setter = StyledTextSetter(request, host: text, in: rooms)
    return setter.set()
  }

  private func forgetOthers(than text: any TextMeasuring) {
    guard text.name != measurer else { return }
    measurer = text.name
    plain = TextLayoutGenerations()
    styled = TextLayoutGenerations()
  }
}
