// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionDocumentControllers
import MullionViewControllers
import Testing
import UIKit
import ViewStage

/// Tests of documents: the order of the calls, their threads, and the contents of the file.
///
/// Serialized, because one test makes the application inactive.
@MainActor
@Suite(.serialized)
struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var log: [String] = []
    var refuses = false
    nonisolated(unsafe) var places: [String] = []

    override func contents(forType typeName: String) throws -> Any {
      log.append("contents \(typeName)")
      if refuses { throw CocoaError(.userCancelled) }
      return Data(text.utf8)
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      log.append("load \(typeName ?? "nothing")")
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }

    override func read(from url: URL) throws {
      places.append(Thread.isMainThread ? "read in front" : "read behind")
      try super.read(from: url)
    }

    override func writeContents(
      _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation,
      originalContentsURL: URL?
    ) throws {
      places.append(Thread.isMainThread ? "write in front" : "write behind")
      try super.writeContents(
        contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL)
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
      log.append("problem")
      finishedHandlingError(error, recovered: false)
    }

    override func disableEditing() { log.append("disable") }
    override func enableEditing() { log.append("enable") }
  }

  private final class Book: UIDocument {
    var pages: [String: String] = [:]

    override func contents(forType typeName: String) throws -> Any {
      FileWrapper(
        directoryWithFileWrappers: pages.mapValues {
          FileWrapper(regularFileWithContents: Data($0.utf8))
        })
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let wrapper = contents as? FileWrapper else { throw CocoaError(.fileReadCorruptFile) }
      pages = (wrapper.fileWrappers ?? [:]).mapValues {
        String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self)
      }
    }
  }

  @Test func `a document that is a folder holds what is in it`() async throws {
    let place = folder.url.appendingPathComponent("book.pages")
    let book = Book(fileURL: place)
    book.pages = ["one": "1", "two": "2"]
    expect(await book.save(to: place, for: .forCreating))
    book.pages = ["two": "II", "three": "3"]
    book.updateChangeCount(.done)
    expect(await book.close())
    let files = FileManager.default
    expect(try files.contentsOfDirectory(atPath: place.path).sorted(), equals: ["three", "two"])
    expect(try files.contentsOfDirectory(atPath: folder.url.path), equals: ["book.pages"])
    let other = Book(fileURL: place)
    expect(await other.open())
    expect(other.pages, equals: ["two": "II", "three": "3"])
  }

  private let folder: TemporaryFolder
  private let note: Note

  init() throws {
    folder = TemporaryFolder()
    note = Note(fileURL: folder.url.appendingPathComponent("note.txt"))
  }

  private var file: String? {
    (try? Data(contentsOf: note.fileURL)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func states() -> (Log, any NSObjectProtocol) {
    let log = Log()
    let follower = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { [weak note] _ in
      MainActor.assumeIsolated { log.states.append(note?.documentState.rawValue ?? 99) }
    }
    return (log, follower)
  }

  private final class Log: @unchecked Sendable {
    var states: [UInt] = []
  }

  @Test func `a document knows its file before it is opened`() {
    let closed: UIDocument.State = .closed
    expect(note.documentState == closed && note.localizedName == "note")
    expect(note.fileType == "public.plain-text" && note.savingFileType == note.fileType)
    expect(
      note.fileNameExtension(forType: "public.plain-text", saveOperation: .forCreating),
      equals: "txt")
    expect(!note.hasUnsavedChanges && note.progress == nil)
  }

  @Test func `a new document is written beside its place, and is open then`() async {
    let (log, follower) = states()
    defer { NotificationCenter.default.removeObserver(follower) }
    note.text = "one"
    expect(await note.save(to: note.fileURL, for: .forCreating))
    expect(file == "one" && note.log == ["contents public.plain-text"])
    expect(note.places, equals: ["write behind"])
    expect(note.documentState == .normal && log.states == [0])
    expect(note.fileModificationDate != nil)
    let left = try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    expect(left, equals: ["note.txt"])
  }

  @Test func `opening reads behind, loads in front`() async throws {
    try Data("two".utf8).write(to: note.fileURL)
    expect(await note.open())
    expect(note.text == "two" && note.log == ["load public.plain-text"])
    expect(note.places == ["read behind"] && note.documentState == .normal)
  }

  @Test func `a file that is not there is a problem, and the document stays closed`() async {
    expect(await note.open(), equals: false)
    expect(note.log == ["problem"] && note.documentState == .closed)
  }

  @Test func `closing saves what changed`() async throws {
    try Data("two".utf8).write(to: note.fileURL)
    await note.open()
    note.text = "three"
    note.updateChangeCount(.done)
    expect(note.hasUnsavedChanges)
    expect(await note.close())
    expect(file == "three" && !note.hasUnsavedChanges && note.documentState == .closed)
    note.log = []
    expect(await note.close())
    expect(note.log.isEmpty)
  }

  @Test func `what can't be saved is a problem, and stays unsaved`() async throws {
    try Data("two".utf8).write(to: note.fileURL)
    await note.open()
    note.updateChangeCount(.done)
    note.refuses = true
    expect(await note.close(), equals: false)
    expect(note.hasUnsavedChanges && file == "two")
    let elsewhere = folder.url.appendingPathComponent("none/note.txt")
    note.refuses = false
    expect(await note.save(to: elsewhere, for: .forCreating), equals: false)
    expect(note.documentState == .savingError && note.fileURL.lastPathComponent == "note.txt")
    expect(await note.autosave() && note.documentState == .normal)
  }

  @Test func `changes that are made while a document is saved remain`() async throws {
    try Data("two".utf8).write(to: note.fileURL)
    await note.open()
    note.updateChangeCount(.done)
    let isSaved = await withCheckedContinuation { done in
      note.autosave { done.resume(returning: $0) }
      note.updateChangeCount(.done)
    }
    expect(isSaved && note.hasUnsavedChanges)
  }

  @Test func `undoing to what was saved leaves nothing to save`() {
    let change = UIDocument.ChangeKind.done
    note.updateChangeCount(change)
    note.updateChangeCount(.undone)
    expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.undone)
    note.updateChangeCount(.done)
    expect(note.hasUnsavedChanges)
    note.updateChangeCount(.cleared)
    expect(!note.hasUnsavedChanges)
  }

  @Test func `what is registered for undoing changes the document`() throws {
    let manager = try #require(note.undoManager)
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: note) { note in
      manager.registerUndo(withTarget: note) { _ in }
    }
    manager.endUndoGrouping()
    expect(note.hasUnsavedChanges)
    manager.undo()
    expect(!note.hasUnsavedChanges)
    manager.redo()
    expect(note.hasUnsavedChanges)
  }

  @Test func `reverting reads the file again, without editing meanwhile`() async throws {
    try Data("two".utf8).write(to: note.fileURL)
    await note.open()
    note.text = "three"
    note.updateChangeCount(.done)
    note.log = []
    let (log, follower) = states()
    defer { NotificationCenter.default.removeObserver(follower) }
    expect(await note.revert(toContentsOf: note.fileURL))
    expect(note.text == "two" && !note.hasUnsavedChanges)
    expect(note.log == ["disable", "load public.plain-text", "enable"] && log.states == [8, 0])
  }

  @Test func `an application that becomes inactive saves its documents`() async throws {
    try Data("two".utf8).write(to: note.fileURL)
    await note.open()
    note.text = "three"
    note.updateChangeCount(.done)
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
    while note.hasUnsavedChanges { await Task.yield() }
    expect(file, equals: "three")
  }
}
