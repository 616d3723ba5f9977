// SPDX-License-Identifier: Apache-2.0

import CairoHost
import CollectionViewTesting
import Foundation
import ViewTree

/// `mullion draw`: a labelled picture of how a layout is built.
@MainActor
struct DrawingCommand {
  private let options: DrawingOptions

  init(_ options: DrawingOptions) {
    self.options = options
  }

  /// Reads the layout and writes the picture.
  ///
  /// - Throws: `CommandError` when the file can't be read or written, it has no such case, or
  ///   pictures in pixels can't be made on this machine.
  func run() async throws(CommandError) -> CommandOutcome {
    if let file = options.moment.file {
      let names = options.identifier.map { [$0] } ?? []
      let layout = try options.moment.layouts(in: file, named: names).first
      try write(Data((layout?.drawing ?? "").utf8))
      return CommandOutcome("")
    }
    if options.format == .png {
      do {
        try CairoHost.install()
      } catch {
        throw CommandError("\(error)")
      }
    }
    let drawing = LayoutDrawing(try await LayoutSubject.read(options), length: options.length)
    try write(try picture(drawing))
    return CommandOutcome("")
  }

  private func picture(_ drawing: LayoutDrawing) throws(CommandError) -> Data {
    guard options.format == .png else {
      return Data(drawing.svg.utf8)
    }
    do {
      return try CairoHost.png(of: drawing.node, size: drawing.size, scale: 2)
    } catch {
      throw CommandError("\(error)")
    }
  }

  private func write(_ picture: Data) throws(CommandError) {
    try NamedFile(path: options.output).write(picture)
  }
}
