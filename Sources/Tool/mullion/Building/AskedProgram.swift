// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver

/// A built program that renders images of its screens on request.
struct AskedProgram {
  private let program: BuiltProgram

  init(_ program: BuiltProgram) {
    self.program = program
  }

  /// Returns the only image of a render request.
  ///
  /// - Throws: `CommandError` when the program cannot make it.
  func picture(
    _ subject: AskedWork.Subject, _ order: PictureOrder
  ) throws(CommandError) -> Data {
    let work = AskedWork(subject, order, into: program.roomPath)
    _ = try answer(work)
    let number =
      switch subject {
      case .previews(let numbers): numbers.first ?? 0
      case .application, .list: 0
      }
    return try NamedFile(path: work.picturePath(number)).read("a picture")
  }

  /// Returns the text snapshots of previews in the variants of a matrix, in the order of their numbers.
  ///
  /// - Throws: `CommandError` when the program cannot make them.
  func sheets(
    of numbers: [Int], in matrix: KnownMatrix
  ) throws(CommandError) -> [String] {
    var work = AskedWork(.previews(numbers), PictureOrder(), into: program.roomPath)
    work.matrix = matrix
    _ = try answer(work)
    var sheets: [String] = []
    for number in numbers {
      let data = try NamedFile(path: work.picturePath(number)).read("what a preview shows")
      sheets.append(String(decoding: data, as: UTF8.self))
    }
    return sheets
  }

  /// Returns the previews of the program.
  ///
  /// - Throws: `CommandError` when the program cannot list them.
  func previews() throws(CommandError) -> [AskedReply.Preview] {
    try answer(AskedWork(.list, PictureOrder(), into: program.roomPath)).previews
  }

  private func answer(_ work: AskedWork) throws(CommandError) -> AskedReply {
    let status: Int32
    do throws(BuildError) {
      try program.makeRoom()
      let order = "\(work.folder)/asked.json"
      guard let text = try? JSONEncoder().encode(work) else {
        throw BuildError("what is asked for can't be written down.")
      }
      try? text.write(to: URL(fileURLWithPath: order))
      status = try program.run(adding: ["MULLION_ASKED": order])
    } catch {
      throw CommandError(error.description)
    }
    guard let data = FileManager.default.contents(atPath: work.replyPath),
      let reply = try? JSONDecoder().decode(AskedReply.self, from: data)
    else {
      throw CommandError(
        "'\(program.path)' ended (status \(status)) before it had made a picture; what it said "
          + "stands above.")
    }
    if let failure = reply.failure { throw CommandError(failure) }
    return reply
  }
}
