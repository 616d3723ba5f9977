// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver

/// A built program that renders images of its screens on request.
struct RenderProgram {
  private let program: BuiltProgram
  /// The maximum time of a run, in seconds.
  private let limit: Double

  init(_ program: BuiltProgram, limit: Double = 3600) {
    (self.program, self.limit) = (program, limit)
  }

  /// Returns the only image of a render request.
  ///
  /// - Throws: `CommandError` when the program cannot make it.
  func picture(
    _ subject: RenderJob.Subject, _ order: PictureOrder
  ) throws(CommandError) -> Data {
    let work = RenderJob(subject, order, into: program.outputFolder)
    _ = try answer(work)
    let number =
      switch subject {
      case .previews(let numbers): numbers.first ?? 0
      case .application, .list, .live: 0
      }
    return try NamedFile(path: work.picturePath(number)).read("a picture")
  }

  /// Returns the text snapshots of previews in the variants of a matrix, in the order of `numbers`.
  ///
  /// - Throws: `CommandError` when the program cannot make them.
  func sheets(
    of numbers: [Int], in matrix: NamedMatrix
  ) throws(CommandError) -> [String] {
    var work = RenderJob(.previews(numbers), PictureOrder(), into: program.outputFolder)
    work.matrix = matrix
    _ = try answer(work)
    var sheets: [String] = []
    for number in numbers {
      let data = try NamedFile(path: work.picturePath(number)).read("the text of a preview")
      sheets.append(String(decoding: data, as: UTF8.self))
    }
    return sheets
  }

  /// Returns the previews of the program.
  ///
  /// - Throws: `CommandError` when the program cannot list them.
  func previews() throws(CommandError) -> [RenderResponse.Preview] {
    try answer(RenderJob(.list, PictureOrder(), into: program.outputFolder)).previews
  }

  private func answer(_ work: RenderJob) throws(CommandError) -> RenderResponse {
    let end: ProgramEnd
    do throws(BuildError) {
      try program.makeRoom()
      let order = "\(work.folder)/render.json"
      guard let text = try? JSONEncoder().encode(work) else {
        throw BuildError("the render request can't be written.")
      }
      try? text.write(to: URL(fileURLWithPath: order))
      end = try program.run(adding: ["MULLION_RENDER_JOB": order], atMost: limit)
    } catch {
      throw CommandError(error.description)
    }
    guard let data = FileManager.default.contents(atPath: work.responsePath),
      let reply = try? JSONDecoder().decode(RenderResponse.self, from: data)
    else {
      let name = URL(fileURLWithPath: program.path).lastPathComponent
      throw CommandError(
        "'\(name)' made no picture; \(moment(work))\(end.cause).",
        status: CommandError.programFailed)
    }
    if let failure = reply.failure {
      throw CommandError(failure, status: reply.showsNothing ? CommandError.programFailed : 2)
    }
    return reply
  }

  /// Returns the moment at which the program ended, in words.
  private func moment(_ work: RenderJob) -> String {
    guard case .application = work.subject else { return "" }
    let hasLaunched = FileManager.default.fileExists(atPath: work.launchNotePath)
    return hasLaunched ? "after its launch " : "during its launch "
  }
}
