// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// The small images of changed goldens: for texts a drawing with before, after and difference, for images
/// these three.
struct ChangePictures {
  private struct File {
    let name: String
    let data: Data
  }

  private let files: [String: [File]]

  /// Creates the available images of all changes.
  init(report: TestReport) {
    var files: [String: [File]] = [:]
    for (number, change) in report.changes.enumerated() {
      files[change.golden.golden] = Self.files(of: change.golden, number: number + 1)
    }
    self.files = files
  }

  /// The file names, by the golden's path.
  var names: [String: [String]] { files.mapValues { $0.map(\.name) } }

  /// Writes the images into a folder.
  ///
  /// - Throws: `CommandError` when they cannot be written.
  func write(into folder: String) throws(CommandError) {
    let all = files.values.flatMap(\.self)
    guard !all.isEmpty else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in all { try NamedFile(path: "\(folder)/\(file.name)").write(file.data) }
  }

  private static func files(of golden: GoldenEntry, number: Int) -> [File] {
    let url = URL(fileURLWithPath: golden.golden)
    let stem =
      "\(number)-"
      + url.deletingPathExtension().lastPathComponent
      .map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? String($0) : "-" }.joined()
    let old = golden.isMissing ? nil : FileManager.default.contents(atPath: golden.golden)
    guard let new = FileManager.default.contents(atPath: golden.made) else { return [] }
    let ending = url.pathExtension
    guard ending == "png" || ending == "svg" else {
      let sketch = FrameSketch(
        from: old.map { String(decoding: $0, as: UTF8.self) },
        to: String(decoding: new, as: UTF8.self))
      return sketch.map { [File(name: "\(stem).svg", data: Data($0.svg.utf8))] } ?? []
    }
    let after = File(name: "\(stem)-after.\(ending)", data: new)
    guard let old else { return [after] }
    let before = File(name: "\(stem)-before.\(ending)", data: old)
    let marked =
      ending == "png"
      ? FileManager.default.contents(atPath: golden.differencePath)
      : Data(difference(old, new).utf8)
    return [before, after]
      + (marked.map { [File(name: "\(stem)-difference.\(ending)", data: $0)] } ?? [])
  }

  /// Returns an SVG file that overlays two drawings and shows their difference; equal areas are black.
  private static func difference(_ old: Data, _ new: Data) -> String {
    let head = String(decoding: new.prefix(600), as: UTF8.self)
    let size = head.firstMatch(of: #/width="(?<w>[\d.]+)" height="(?<h>[\d.]+)"/#)
    let (width, height) = (size?.w ?? "390", size?.h ?? "844")
    let images = [old, new].enumerated().map { number, data in
      let style = number == 0 ? "" : " style=\"mix-blend-mode:difference\""
      return "<image width=\"\(width)\" height=\"\(height)\"\(style)"
        + " href=\"data:image/svg+xml;base64,\(data.base64EncodedString())\"/>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\
      <g style="isolation:isolate">\(images.joined())</g></svg>

      """
  }
}
