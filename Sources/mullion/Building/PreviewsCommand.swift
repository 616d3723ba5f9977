// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import PlatformBuilds

/// `mullion previews`: what `#Preview` shows, listed or drawn.
struct PreviewsCommand {
  private let options: PreviewsOptions

  init(_ options: PreviewsOptions) {
    self.options = options
  }

  /// Builds what has the previews, and lists or draws them.
  ///
  /// - Throws: `CommandError` when it can't be built, there is no such preview, or a picture can't
  ///   be written.
  func run() throws(CommandError) -> CommandOutcome {
    let previews = try found()
    if let name = options.name { return try draw(Self.preview(named: name, in: previews)) }
    guard options.isAll, let folder = options.output else {
      return CommandOutcome(Self.list(previews))
    }
    return try draw(previews, into: folder)
  }

  private func found() throws(CommandError) -> [NamedPreview] {
    let programs: [BuiltProgram]
    do throws(BuildError) {
      programs = try PlatformBuild(.current).previews(options.request)
    } catch {
      throw CommandError(error.description)
    }
    var previews: [NamedPreview] = []
    for program in programs {
      let asked = AskedProgram(program)
      // What a library and a program of one package share is in both.
      for (number, preview) in try asked.previews().enumerated()
      where !previews.contains(where: { $0.preview == preview }) {
        previews.append(NamedPreview(preview, number: number, of: asked, beside: previews))
      }
    }
    guard !previews.isEmpty else {
      throw CommandError("there are no previews; write #Preview { … } beside a view.")
    }
    return previews
  }

  private static func list(_ previews: [NamedPreview]) -> String {
    let width = previews.map(\.place.count).max() ?? 0
    return previews.map { preview in
      let gap = String(repeating: " ", count: width - preview.place.count + 2)
      return "\(preview.place)\(gap)\(preview.name)\n"
    }.joined()
  }

  private static func preview(
    named name: String, in previews: [NamedPreview]
  ) throws(CommandError) -> NamedPreview {
    let found = previews.first { $0.name == name } ?? previews.first { $0.place.hasSuffix(name) }
    guard let found else {
      let names = previews.map { "'\($0.name)'" }.joined(separator: ", ")
      throw CommandError("there is no preview '\(name)'; there is \(names).")
    }
    return found
  }

  private func draw(_ preview: NamedPreview) throws(CommandError) -> CommandOutcome {
    let picture = try preview.picture(options.order)
    guard let output = options.output else {
      return CommandOutcome(String(decoding: picture, as: UTF8.self))
    }
    try NamedFile(path: output).write(picture)
    return CommandOutcome("")
  }

  private func draw(
    _ previews: [NamedPreview], into folder: String
  ) throws(CommandError) -> CommandOutcome {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var lines: [String] = []
    var failures: [String] = []
    for preview in previews {
      let path = "\(folder)/\(preview.fileName).\(options.order.format.rawValue)"
      do throws(CommandError) {
        try NamedFile(path: path).write(preview.picture(options.order))
        lines.append("\(path)\n")
      } catch {
        failures.append("mullion: \(preview.place): \(error.description)\n")
      }
    }
    return CommandOutcome(
      lines.joined(), errors: failures.joined(), status: failures.isEmpty ? 0 : 2)
  }
}
