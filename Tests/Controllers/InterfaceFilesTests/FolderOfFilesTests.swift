// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionInterfaceDocuments
import MullionInterfaceFiles
import Testing
import UIKit

/// Creates the objects of every interface file in the folder `MULLION_INTERFACES`, without the app's own
/// classes, and prints a table.
@Suite("A folder of interface files")
@MainActor
struct FolderOfFilesTests {
  nonisolated private static let folder = ProcessInfo.processInfo.environment["MULLION_INTERFACES"]

  private func files(in folder: String) -> [URL] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
  }

  @Test(.enabled(if: folder != nil))
  func `every file of the folder is made`() throws {
    let folder = try #require(Self.folder)
    Diagnostics.listen { _ in }
    defer { Diagnostics.listen(nil) }
    var lines = ["file\tscenes\tobjects\tunknown kinds\tfindings\tfirst"]
    for url in files(in: folder) {
      let name = url.path.replacingOccurrences(of: folder + "/", with: "")
      let document: InterfaceDocument
      do {
        document = try InterfaceDocument(contentsOf: url)
      } catch {
        lines.append("\(name)\t\t\t\t\t\("\(error)".components(separatedBy: ": ").last ?? "")")
        continue
      }
      let file = LoadedFile(
        document, in: InterfaceSubject.bundle(of: url), at: url, usesClasses: false)
      file.listener = { _ in }
      let subject = InterfaceSubject(file)
      var objects = 0
      for scene in subject.sceneNames {
        guard let screen = subject.screen(scene) else { continue }
        screen.controller?.view.layoutIfNeeded()
        objects += screen.objectCount
      }
      let unknown = file.findings.count { $0.message.hasPrefix("objects of the kind") }
      lines.append(
        "\(name)\t\(subject.sceneNames.count)\t\(objects)\t\(unknown)\t\(file.findings.count)"
          + "\t\(file.findings.map(\.message).joined(separator: " | "))")
    }
    print(lines.joined(separator: "\n"))
  }
}
