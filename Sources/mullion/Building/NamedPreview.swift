// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// A preview of a program, under a name that no other one has.
struct NamedPreview {
  /// The preview, as the program says.
  let preview: AskedReply.Preview
  /// The name that was given to it, or that of its file.
  let name: String
  private let number: Int
  private let program: AskedProgram

  /// The preview with a number in the list of `program`; another name than `others` have.
  init(
    _ preview: AskedReply.Preview, number: Int, of program: AskedProgram,
    beside others: [NamedPreview]
  ) {
    let file = URL(fileURLWithPath: preview.file).deletingPathExtension().lastPathComponent
    let base = preview.name ?? file
    var name = base
    var count = 1
    while others.contains(where: { $0.name == name }) {
      count += 1
      name = "\(base) \(count)"
    }
    self.preview = preview
    self.name = name
    self.number = number
    self.program = program
  }

  /// The file and the line that it stands at.
  var place: String { "\(preview.file):\(preview.line)" }

  /// The name as files can have it.
  var fileName: String {
    String(name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" })
  }

  /// A picture of it.
  ///
  /// - Throws: `CommandError` when its program can't make one.
  func picture(_ order: PictureOrder) throws(CommandError) -> Data {
    try program.picture(.previews([number]), order)
  }
}
