// SPDX-License-Identifier: Apache-2.0

package import CollectionViewTesting
package import Foundation

/// The options of `mullion draw`.
package struct DrawingOptions: Equatable, Sendable {
  /// The path of a file of cases, of a layout or of an interface file, or the name of a screen.
  package var subject = ""
  /// The case of the file, or `nil` for the first one that can be drawn.
  package var identifier: String?
  /// The scene of the interface file, or `nil` for the initial one.
  package var scene: String?
  /// The size of the view, for a layout or a screen, in points.
  package var size = CGSize(width: 390, height: 844)
  /// The number of items in each section of a layout; the last number applies to all further sections.
  package var items = [6]
  /// Whether the layout direction is right to left.
  package var isRightToLeft = false
  /// The maximum length of content that is drawn, in points.
  package var length: CGFloat = 844
  /// The path of the file to which the drawing is written.
  package var output = ""
  /// The format of the drawing, determined by the extension of ``output``.
  package var format = PictureFormat.svg
  /// A step of a recorded run, instead of the file or screen.
  package var moment = RecordedMoment()
  /// The options in the order in which they were given.
  private(set) var given = ParsedOptions()

  /// Parses the arguments after `draw`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    while let word = try arguments.next() { try read(word, &arguments) }
    try moment.require(
      alone: subject, without: ["--scene", "--size", "--items", "--length", "--rtl"], of: given)
    guard !subject.isEmpty || moment.file != nil else {
      throw CommandError(
        "draw needs a file of cases, a file of a layout, an interface file, a screen's name, or "
          + "--recording FILE.")
    }
    guard scene == nil || isInterfaceFile else {
      throw CommandError(
        "--scene names a scene of a storyboard, and '\(subject)' is not a storyboard.")
    }
    guard !output.isEmpty, format != .text else {
      throw CommandError("draw needs -o FILE.svg or -o FILE.png.")
    }
    guard moment.file == nil || format == .svg else {
      throw CommandError("A recording contains drawings as SVG: draw it with -o FILE.svg.")
    }
  }

  /// Whether the constraints of an interface file's scene are drawn.
  package var isInterfaceFile: Bool { InterfaceFileChoice.isInterfaceFile(subject) }

  private mutating func read(
    _ word: String, _ arguments: inout Arguments
  ) throws(CommandError) {
    given.record(word)
    switch word {
    case "--scene": scene = try arguments.value(of: word, "the name of a scene")
    case "--id": identifier = try arguments.value(of: word, "the name of a case")
    case "--size": size = try arguments.size(of: word, within: 50...5_000)
    case "--items": items = try arguments.itemCounts(of: word)
    case "--length":
      length = try Self.length(arguments.value(of: word, "a number of points"))
    case "--rtl": isRightToLeft = true
    case "-o", "--output":
      output = try arguments.value(of: word, "a file")
      format = try PictureFormat(path: output, among: [.svg, .png])
    default:
      if try moment.takes(word, &arguments) { return }
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "draw takes --scene, --id, --size, --items, --length, --rtl, --recording, --step and -o, "
            + "found '\(word)'.")
      }
      guard subject.isEmpty else {
        throw CommandError("draw takes one file or screen, found '\(subject)' and '\(word)'.")
      }
      subject = word
    }
  }

  private static func length(_ text: String) throws(CommandError) -> CGFloat {
    guard let length = Double(text), (50...5_000).contains(length) else {
      throw CommandError("--length expects a number from 50 to 5000 points, found '\(text)'.")
    }
    return CGFloat(length)
  }
}
