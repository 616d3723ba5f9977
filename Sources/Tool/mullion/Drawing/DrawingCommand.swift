// SPDX-License-Identifier: Apache-2.0

import CairoHost
import CollectionViewTesting
import Foundation
import MullionViewTree

/// The command `mullion draw`, which draws a layout's structure or a scene's constraints with labels.
@MainActor
struct DrawingCommand {
  private let options: DrawingOptions

  init(_ options: DrawingOptions) {
    var options = options
    if options.identifier == nil, let recorded = RecordedCase(options.subject) {
      (options.subject, options.identifier) = (recorded.file, options.subject)
    }
    self.options = options
  }

  /// Reads the layout and writes the drawing.
  ///
  /// - Throws: `CommandError` when the file cannot be read or written, it has no such case, or no rasterizer
  ///   is available.
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
    if options.isInterfaceFile {
      try write(try constraints())
      return CommandOutcome("")
    }
    let drawing = LayoutDrawing(try await LayoutSubject.read(options), length: options.length)
    try write(try picture(drawing))
    return CommandOutcome("")
  }

  /// Returns the drawing of the constraints of an interface file's scene.
  private func constraints() throws(CommandError) -> Data {
    try options.given.requireForInterface(options.subject)
    let choice = InterfaceFileChoice(path: options.subject, scene: options.scene)
    let isPicture = options.format == .png
    let harness = try choice.harness(hasSize: options.given.has("--size")) {
      var device = Device(size: options.size, scale: 2)
      if options.isRightToLeft { device = device.rightToLeft }
      device.usesFonts = isPicture
      return device
    }
    let drawing = ConstraintDrawing(
      of: harness.harness, title: choice.title, views: harness.screen.views,
      constraints: harness.screen.constraints)
    guard isPicture else { return Data(drawing.svg.utf8) }
    return try png(of: drawing.node, size: drawing.size)
  }

  private func picture(_ drawing: LayoutDrawing) throws(CommandError) -> Data {
    guard options.format == .png else {
      return Data(drawing.svg.utf8)
    }
    return try png(of: drawing.node, size: drawing.size)
  }

  private func png(of node: DisplayNode, size: CGSize) throws(CommandError) -> Data {
    do {
      return try CairoHost.png(of: node, size: size, scale: 2)
    } catch {
      throw CommandError("\(error)")
    }
  }

  private func write(_ picture: Data) throws(CommandError) {
    try NamedFile(path: options.output).write(picture)
  }
}
