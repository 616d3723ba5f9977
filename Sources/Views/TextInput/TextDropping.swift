// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A handler of text and text files that are dragged from other processes and dropped in a text.
///
/// The caret shows the position of the insertion. The dropped text is selected and editing begins; this has
/// not been compared with UIKit.
@MainActor
final class TextDropping {
  /// The maximum size of text files, in bytes.
  private static let mostBytes = 1 << 20

  private let pointing: TextPointing
  /// The dragged files, which are read once, and their text, or `nil` if they are not text.
  private var known: (files: [URL], text: String?)?

  init(_ pointing: TextPointing) {
    self.pointing = pointing
  }

  /// Handles a drop event for the text; `begin` is called before a dropped text is inserted.
  func take(_ event: DropEvent, begin: () -> Void) -> DropAnswer {
    let canvas = pointing.canvas
    canvas.dropCaret = nil
    guard event.phase != .left else {
      known = nil
      return .ignored
    }
    guard pointing.editor.host?.isTextEditable == true, let text = text(of: event) else {
      return .ignored
    }
    let index = canvas.index(at: canvas.convert(event.location, from: nil))
    guard event.phase == .dropped else {
      canvas.dropCaret = index
      return .taken
    }
    known = nil
    let offset = pointing.codeUnit(index)
    begin()
    return pointing.editor.drop(text, at: min(offset, pointing.editor.buffer.count))
      ? .taken : .refused
  }

  private func text(of event: DropEvent) -> String? {
    if event.files.isEmpty { return event.text.flatMap { $0.isEmpty ? nil : $0 } }
    if let known, known.files == event.files { return known.text }
    let texts = event.files.compactMap(Self.text)
    let text = texts.count == event.files.count ? texts.joined(separator: "\n") : nil
    known = (event.files, text)
    return text
  }

  /// Returns the content of a file if it is nonempty UTF-8 text without NUL characters and of at most
  /// ``mostBytes`` bytes, otherwise `nil`.
  private static func text(of file: URL) -> String? {
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard let size, size > 0, size <= mostBytes, let data = try? Data(contentsOf: file),
      !data.contains(0)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }
}
