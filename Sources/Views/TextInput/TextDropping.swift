// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Takes what is dragged from other programs over a text, and dropped in it: text, and files of text.
///
/// The caret shows where it would go. What was dropped is selected, and the text is edited (ours).
@MainActor
final class TextDropping {
  /// Larger files are no texts that anybody drops, in bytes.
  private static let mostBytes = 1 << 20

  private let pointing: TextPointing
  /// What the files that are dragged hold, read once; nil: something else than text.
  private var known: (files: [URL], text: String?)?

  init(_ pointing: TextPointing) {
    self.pointing = pointing
  }

  /// Answers for the text; `begin` makes its view edit.
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

  /// What the file holds, if it is text.
  private static func text(of file: URL) -> String? {
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard let size, size > 0, size <= mostBytes, let data = try? Data(contentsOf: file),
      !data.contains(0)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }
}
