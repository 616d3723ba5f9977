// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import UIKit

/// The drawings of layouts that a failing check writes beside the goldens of its test.
@MainActor
struct LeftDrawings {
  private let harness: CollectionViewHarness
  /// The folder of the goldens.
  private let folder: String
  /// The prefix of the file names.
  private let name: String

  /// Creates the drawings of the test `function` in the file at `path`.
  init(of harness: CollectionViewHarness, beside path: String, in function: String) {
    self.harness = harness
    folder = (path as NSString).deletingLastPathComponent + "/Goldens"
    let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let words = function.prefix { $0 != "(" }.split { !$0.isLetter && !$0.isNumber }
    name = ([file] + words.map(String.init)).joined(separator: "-") + "-\(harness.device.fileName)"
  }

  /// Writes a drawing of each compositional layout on the screen.
  ///
  /// - Returns: A readable note about the written files or the error, or `nil` if there is nothing to draw.
  func leave() -> String? {
    let drawings = harness.collectionViews.compactMap { harness.layoutDrawing(of: $0) }
    guard !drawings.isEmpty else { return nil }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      for (index, drawing) in drawings.enumerated() {
        try WholeFile(path(index)).write(Data(drawing.svg.utf8))
      }
    } catch {
      return "No drawing could be written to \(folder): \(error.localizedDescription)"
    }
    return "Drawn beside the goldens: "
      + drawings.indices.map { (path($0) as NSString).lastPathComponent }.joined(separator: ", ")
  }

  /// Deletes the drawings of an earlier run.
  func remove() {
    var index = 0
    while FileManager.default.fileExists(atPath: path(index)) {
      try? FileManager.default.removeItem(atPath: path(index))
      index += 1
    }
    // A folder that contained only drawings is removed with them; one that contains goldens stays.
    if index > 0 { rmdir(folder) }
  }

  private func path(_ index: Int) -> String {
    "\(folder)/\(name)\(index == 0 ? "" : "-\(index + 1)").layout.new.svg"
  }
}
