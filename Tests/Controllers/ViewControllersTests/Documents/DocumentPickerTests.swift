// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests of user selections in a document picker, and of the resulting files.
@MainActor
@Suite("Document pickers")
final class DocumentPickerTests {
  /// A delegate that records its calls, and the controller that was presented at that time.
  private final class Hearer: NSObject, UIDocumentPickerDelegate {
    var picked: [[URL]] = []
    var cancelled = 0
    var presentedThen: UIViewController?
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      picked.append(urls)
      presentedThen = controller.presentingViewController
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelled += 1 }
  }

  /// A delegate with the deprecated method, which receives one document at a time.
  private final class OldHearer: NSObject, UIDocumentPickerDelegate {
    var picked: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
      picked.append(url.lastPathComponent)
    }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("documents-\(UUID().uuidString)", isDirectory: true)
  private let root = UIViewController()
  private let hearer = Hearer()

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, _ text: String = "text") throws -> URL {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  private func text(_ file: URL?) -> String? {
    file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  private func isThere(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  /// Returns a screen on which the picker is presented.
  private func show(_ picker: UIDocumentPickerViewController) -> CollectionViewHarness {
    let harness = CollectionViewHarness(root, on: .iPhone15)
    picker.delegate = hearer
    root.present(picker, animated: true)
    harness.runUntilIdle()
    return harness
  }

  @Test func `a document is chosen, and opened where it is, when the picker is gone`() throws {
    let harness = show(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image]))
    let question = try #require(harness.fileDialog)
    expect(question.purpose, equals: .open)
    expect(question.contentTypes, equals: [.pdf, .image])
    expect(!question.allowsMultipleSelection)
    expect(question.directoryURL == nil)
    let trail = try file("Trail.pdf")
    try harness.chooseFiles([trail])
    expect(hearer.picked, equals: [[trail]])
    expect(hearer.presentedThen == nil)
    expect(root.presentedViewController == nil)
    expect(harness.fileDialog == nil)
    expect(hearer.cancelled, equals: 0)
  }

  @Test func `who gives up has chosen nothing`() throws {
    let harness = show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    try harness.cancelFileDialog()
    expect(hearer.cancelled, equals: 1)
    expect(hearer.picked.isEmpty)
    expect(root.presentedViewController == nil)
  }

  @Test func `several are chosen where several may be, in the folder that is shown first`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    picker.allowsMultipleSelection = true
    picker.directoryURL = folder
    let harness = show(picker)
    expect(harness.fileDialog?.allowsMultipleSelection, equals: true)
    expect(harness.fileDialog?.directoryURL, equals: folder)
    let files = [try file("a.txt"), try file("b.html")]
    try harness.chooseFiles(files)
    expect(hearer.picked, equals: [files])
  }

  @Test func `what a person could not choose can't be chosen`() throws {
    let harness = show(UIDocumentPickerViewController(forOpeningContentTypes: [.image]))
    let (text, picture) = (try file("a.txt"), try file("b.png"))
    #expect(throws: ActionFailure.self) { try harness.chooseFiles([text]) }
    #expect(throws: ActionFailure.self) { try harness.chooseFiles([picture, picture]) }
    #expect(throws: ActionFailure.self) { try harness.chooseFiles([]) }
    #expect(throws: ActionFailure.self) {
      try harness.chooseFiles([self.folder.appendingPathComponent("c.png")])
    }
    #expect(throws: ActionFailure.self) { try harness.chooseFiles([self.folder]) }
    expect(hearer.picked.isEmpty && root.presentedViewController != nil)
    try harness.chooseFiles([picture])
    expect(hearer.picked, equals: [[picture]])
    #expect(throws: ActionFailure.self) { try harness.chooseFiles([picture]) }
  }

  @Test func `a type of the program's own may be any file`() throws {
    let own = UTType(exportedAs: "org.example.trail")
    let harness = show(UIDocumentPickerViewController(forOpeningContentTypes: [own]))
    let trail = try file("a.trail")
    try harness.chooseFiles([trail])
    expect(hearer.picked, equals: [[trail]])
  }

  @Test func `folders are chosen where folders are asked for`() throws {
    let harness = show(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
    expect(harness.fileDialog?.purpose, equals: .openFolder)
    let text = try file("a.txt")
    #expect(throws: ActionFailure.self) { try harness.chooseFiles([text]) }
    try harness.chooseFiles([folder])
    expect(hearer.picked, equals: [[folder]])
  }

  @Test func `copies are opened where copies are asked for, each with a name of its own`() throws {
    let trail = try file("Trail-\(UUID().uuidString).pdf", "one")
    for _ in 0..<2 {
      let harness = show(
        UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true))
      try harness.chooseFiles([trail])
    }
    let copies = hearer.picked.flatMap { $0 }
    defer { for copy in copies { try? FileManager.default.removeItem(at: copy) } }
    expect(copies.map { text($0) }, equals: ["one", "one"])
    expect(Set(copies + [trail]).count, equals: 3)
    expect(copies.first?.lastPathComponent, equals: trail.lastPathComponent)
    expect(copies.allSatisfy { $0.path.hasPrefix(FileManager.default.temporaryDirectory.path) })
    expect(copies.allSatisfy { $0.deletingLastPathComponent().path.hasSuffix("-Inbox") })
    expect(text(trail), equals: "one")
  }

  @Test func `pickers of old sources open and export as their modes say`() throws {
    let trail = try file("Old-\(UUID().uuidString).pdf", "one")
    var harness = show(
      UIDocumentPickerViewController(documentTypes: ["com.adobe.pdf"], in: .open))
    let text = try file("a.txt")
    #expect(throws: ActionFailure.self) { try harness.chooseFiles([text]) }
    try harness.chooseFiles([trail])
    expect(hearer.picked.last, equals: [trail])
    harness = show(UIDocumentPickerViewController(documentTypes: ["public.data"], in: .import))
    try harness.chooseFiles([trail])
    let copy = try #require(hearer.picked.last?.first)
    defer { try? FileManager.default.removeItem(at: copy) }
    expect(copy != trail && self.text(copy) == "one")
    let (there, beyond) = (try file("there/A.pdf", "old"), try file("beyond/B.pdf", "old"))
    harness = show(UIDocumentPickerViewController(url: trail, in: .exportToService))
    try harness.chooseFiles([there])
    expect(self.text(there) == "one" && isThere(trail))
    harness = show(UIDocumentPickerViewController(urls: [trail], in: .moveToService))
    try harness.chooseFiles([beyond])
    expect(self.text(beyond) == "one" && !isThere(trail))
  }

  @Test func `a picker of an old mode that can't be is refused`() async {
    let opening = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIDocumentPickerViewController(documentTypes: ["public.data"], in: .moveToService)
      }
    }
    let text = String(decoding: opening?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("with the mode moveToService"))
    let exporting = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIDocumentPickerViewController(url: URL(fileURLWithPath: "/a"), in: .open)
      }
    }
    let words = String(decoding: exporting?.standardErrorContent ?? [], as: UTF8.self)
    expect(words.contains("with the mode open"))
  }

  @Test func `a document is moved to the place that is chosen`() throws {
    let trail = try file("Trail.pdf", "one")
    let harness = show(UIDocumentPickerViewController(forExporting: [trail]))
    expect(harness.fileDialog?.purpose, equals: .save(name: "Trail.pdf"))
    let place = try file("there/Ours.pdf", "older")
    try harness.chooseFiles([place])
    expect(hearer.picked, equals: [[place]])
    expect(text(place), equals: "one")
    expect(!isThere(trail))
  }

  @Test func `documents are copied to the folder that is chosen, and nothing there is lost`() throws
  {
    let sources = [try file("Trail.pdf", "one"), try file("Notes.txt", "two")]
    let older = try file("there/Trail.pdf", "older")
    let harness = show(UIDocumentPickerViewController(forExporting: sources, asCopy: true))
    expect(harness.fileDialog?.purpose, equals: .openFolder)
    let there = folder.appendingPathComponent("there", isDirectory: true)
    try harness.chooseFiles([there])
    let picked = try #require(hearer.picked.first)
    expect(picked.map(\.lastPathComponent), equals: ["Trail-1.pdf", "Notes.txt"])
    expect(picked.map { text($0) }, equals: ["one", "two"])
    expect(text(older), equals: "older")
    expect(sources.allSatisfy { isThere($0) })
  }

  @Test func `a document that is exported onto itself stays`() throws {
    let trail = try file("Trail.pdf", "one")
    for asCopy in [true, false] {
      let harness = show(UIDocumentPickerViewController(forExporting: [trail], asCopy: asCopy))
      try harness.chooseFiles([trail])
      expect(text(trail), equals: "one")
    }
    expect(hearer.picked, equals: [[trail], [trail]])
  }

  @Test func `what can't be put there is left out, and what is there stays`() throws {
    let missing = folder.appendingPathComponent("missing.pdf")
    let older = try file("older.pdf", "older")
    let harness = show(UIDocumentPickerViewController(forExporting: [missing]))
    try harness.chooseFiles([older])
    expect(hearer.picked.isEmpty && hearer.cancelled == 1)
    expect(text(older), equals: "older")
  }

  @Test func `old delegates hear of each document by itself`() throws {
    let old = OldHearer()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    picker.allowsMultipleSelection = true
    let harness = show(picker)
    picker.delegate = old
    try harness.chooseFiles([try file("a.txt"), try file("b.txt")])
    expect(old.picked, equals: ["a.txt", "b.txt"])
  }

  @Test func `a picker that the program dismisses has nobody choose`() throws {
    let harness = show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    root.dismiss(animated: false)
    harness.runUntilIdle()
    expect(harness.fileDialog == nil)
    #expect(throws: ActionFailure.self) { try harness.cancelFileDialog() }
    expect(hearer.cancelled, equals: 0)
  }

  @Test func `a picker can be shown again`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    let harness = show(picker)
    try harness.cancelFileDialog()
    root.present(picker, animated: true)
    harness.runUntilIdle()
    try harness.cancelFileDialog()
    expect(hearer.cancelled, equals: 2)
  }
}
