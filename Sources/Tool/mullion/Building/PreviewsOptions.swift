// SPDX-License-Identifier: Apache-2.0

package import CollectionViewTesting
import Foundation
package import MullionBuildDriver

/// The options of `mullion previews`.
package struct PreviewsOptions: Equatable, Sendable {
  /// The build request for the sources with the previews.
  package var request = BuildRequest(.run)
  /// The name of the preview to render, or `nil` for none or all.
  package var name: String?
  /// Whether all previews are rendered.
  package var isAll = false
  /// The matrix in which all previews are compared with their goldens, or `nil` to list or render them.
  package var matrix: NamedMatrix?
  /// The folder of these goldens; if `nil`, `PreviewGoldens` in the package, or beside the project.
  package var goldens: String?
  /// The specification of the images.
  package var order = PictureOrder()
  /// The output file, or with ``isAll`` the output folder; if `nil`, text frames on standard output.
  package var output: String?

  /// Parses the arguments after `previews`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    var isList = false
    var format: PictureFormat?
    var isCheck = false
    while let word = try arguments.next() {
      switch word {
      case "--list": isList = true
      case "--check": isCheck = true
      case "--matrix": matrix = try Self.matrix(&arguments)
      case "--goldens": goldens = try arguments.value(of: word, "a folder")
      case "--all": isAll = true
      case "--as": format = try Self.format(&arguments)
      case "-o", "--output": output = try arguments.value(of: word, "a file or a folder")
      default: try read(word, &arguments)
      }
    }
    guard [isList, isAll, isCheck, name != nil].count(where: \.self) <= 1 else {
      throw CommandError("previews takes one of --list, --check, --all and the name of a preview.")
    }
    guard isCheck || matrix == nil && goldens == nil else {
      throw CommandError("--matrix and --goldens are options of --check: add it.")
    }
    if isCheck { matrix = matrix ?? .smoke }
    guard output == nil || isAll || name != nil else {
      throw CommandError("previews needs the name of one preview, or --all.")
    }
    guard !isAll || output != nil else {
      throw CommandError("previews --all needs the folder for the pictures: -o FOLDER.")
    }
    guard isAll || format == nil else {
      throw CommandError(
        "--as is the format of --all; the format of one preview is the ending of -o.")
    }
    if isAll {
      order.format = format ?? .png
    } else if let output {
      order.format = try PictureFormat(path: output)
    }
    try order.check()
  }

  private mutating func read(
    _ word: String, _ arguments: inout Arguments
  ) throws(CommandError) {
    if try order.takes(word, &arguments) { return }
    if try request.takes(word, &arguments) { return }
    guard !word.hasPrefix("-") else {
      throw CommandError(
        "previews takes FILE.xcodeproj, NAME, --list, --check, --matrix, --goldens, --all, --as, -o, --package-path, --target, "
          + "--swift-version, --package, --checkouts, --clean and the options of render, found '\(word)'."
      )
    }
    if word.contains("/") || [".", ".."].contains(word) || word.hasSuffix(".xcodeproj") {
      return try request.name(word)
    }
    if let name {
      throw CommandError("previews renders one by its name, found '\(name)' and '\(word)'.")
    }
    name = word
  }

  private static func matrix(_ arguments: inout Arguments) throws(CommandError) -> NamedMatrix {
    let text = try arguments.value(of: "--matrix", "smoke, pairwise or all")
    guard let matrix = NamedMatrix(rawValue: text) else {
      throw CommandError("--matrix expects smoke, pairwise or all, found '\(text)'.")
    }
    return matrix
  }

  private static func format(_ arguments: inout Arguments) throws(CommandError) -> PictureFormat {
    let text = try arguments.value(of: "--as", "png, svg or txt")
    guard let format = PictureFormat(rawValue: text) else {
      throw CommandError("--as expects png, svg or txt, found '\(text)'.")
    }
    return format
  }
}
