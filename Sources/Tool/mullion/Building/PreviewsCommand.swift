// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver

/// The command `mullion previews`, which lists, renders or checks the previews declared with `#Preview`.
struct PreviewsCommand {
  private let options: PreviewsOptions

  init(_ options: PreviewsOptions) {
    self.options = options
  }

  /// Builds the subject, and lists or renders its previews, or compares them with their goldens.
  ///
  /// - Throws: `CommandError` when it cannot be built, there is no such preview, or an image cannot be
  ///   written.
  func run() throws(CommandError) -> CommandOutcome {
    let programs: [RenderProgram]
    do throws(BuildError) {
      programs = try PlatformBuild(.current).previews(options.request).map { RenderProgram($0) }
    } catch {
      throw CommandError(error.description)
    }
    var lists: [[RenderResponse.Preview]] = []
    for program in programs { lists.append(try program.previews()) }
    let previews = NamedPreview.all(lists)
    guard !previews.isEmpty else {
      throw CommandError("there are no previews; write #Preview { … } beside a view.")
    }
    if let matrix = options.matrix {
      return try PreviewCheck(
        previews: previews, programs: programs, matrix: matrix, folder: goldenFolder
      ).run()
    }
    if let name = options.name {
      return try draw(Self.preview(named: name, in: previews), of: programs)
    }
    guard options.isAll, let folder = options.output else {
      return CommandOutcome(Self.list(previews))
    }
    return draw(previews, of: programs, into: folder)
  }

  private var goldenFolder: String {
    if let folder = options.goldens { return BuildEnvironment.current.absolute(folder) }
    let subject = BuildEnvironment.current.absolute(options.request.subject ?? ".")
    let folder =
      subject.hasSuffix(".xcodeproj") ? (subject as NSString).deletingLastPathComponent : subject
    return "\(folder)/PreviewGoldens"
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
      throw CommandError("there is no preview '\(name)'; the previews are \(names).")
    }
    return found
  }

  private func draw(
    _ preview: NamedPreview, of programs: [RenderProgram]
  ) throws(CommandError) -> CommandOutcome {
    let picture = try picture(of: preview, programs)
    guard let output = options.output else {
      return CommandOutcome(String(decoding: picture, as: UTF8.self))
    }
    try NamedFile(path: output).write(picture)
    return CommandOutcome("")
  }

  private func draw(
    _ previews: [NamedPreview], of programs: [RenderProgram], into folder: String
  ) -> CommandOutcome {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var lines: [String] = []
    var failures: [String] = []
    for preview in previews {
      let path = "\(folder)/\(preview.fileName).\(options.order.format.rawValue)"
      do throws(CommandError) {
        try NamedFile(path: path).write(picture(of: preview, programs))
        lines.append("\(path)\n")
      } catch {
        failures.append("mullion: \(preview.place): \(error.description)\n")
      }
    }
    return CommandOutcome(
      lines.joined(), errors: failures.joined(), status: failures.isEmpty ? 0 : 2)
  }

  private func picture(
    of preview: NamedPreview, _ programs: [RenderProgram]
  ) throws(CommandError) -> Data {
    try programs[preview.program].picture(.previews([preview.number]), options.order)
  }
}
