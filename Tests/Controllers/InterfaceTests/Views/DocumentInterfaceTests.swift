// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests that UIKit code for document pickers compiles.
@MainActor
struct DocumentInterfaceTests {
  private final class Library: UIViewController, UIDocumentPickerDelegate {
    var opened: [URL] = []

    func open() -> UIDocumentPickerViewController {
      let types: [UTType] = [.pdf, .plainText]
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: true)
      picker.delegate = self
      picker.allowsMultipleSelection = true
      picker.directoryURL = FileManager.default.homeDirectoryForCurrentUser
      picker.modalPresentationStyle = .formSheet
      return picker
    }

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { opened += urls }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  }

  private final class Exporter: UIDocumentPickerViewController {
    override func viewDidLoad() { super.viewDidLoad() }
  }

  @Test func `pickers are made for opening and exporting`() {
    let library = Library()
    let picker = library.open()
    expect(picker.delegate === library)
    picker.delegate?.documentPicker(picker, didPickDocumentsAt: [URL(fileURLWithPath: "/a.pdf")])
    picker.delegate?.documentPickerWasCancelled(picker)
    expect(library.opened.count, equals: 1)
    let file = URL(fileURLWithPath: "/a.pdf")
    expect(!UIDocumentPickerViewController(forExporting: [file]).allowsMultipleSelection)
    expect(Exporter(forExporting: [file], asCopy: true).directoryURL == nil)
    expect(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]).delegate == nil)
  }

  private final class OldPicker: UIDocumentPickerViewController {
    override init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
      super.init(documentTypes: allowedUTIs, in: mode)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `pickers of old sources have a mode`() {
    expect(
      OldPicker(documentTypes: ["public.image"], in: .import).documentPickerMode, equals: .import)
    let file = URL(fileURLWithPath: "/a.pdf")
    let pickers = [
      UIDocumentPickerViewController(documentTypes: [], in: .open),
      UIDocumentPickerViewController(url: file, in: .exportToService),
      UIDocumentPickerViewController(urls: [file], in: .moveToService),
    ]
    expect(pickers.map(\.documentPickerMode.rawValue), equals: [1, 2, 3])
    expect(
      UIDocumentPickerViewController(forExporting: [file]).documentPickerMode,
      equals: .moveToService)
  }

  private final class Reader: UIViewController, UIDocumentInteractionControllerDelegate {
    var interaction: UIDocumentInteractionController?
    var log: [String] = []

    func open(_ url: URL) {
      let interaction = UIDocumentInteractionController(url: url)
      interaction.delegate = self
      interaction.name = "Report"
      interaction.uti = "com.adobe.pdf"
      if !interaction.presentPreview(animated: true) {
        interaction.presentOptionsMenu(from: view.bounds, in: view, animated: true)
      }
      self.interaction = interaction
    }

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { self }
    func documentInteractionControllerDidEndPreview(
      _ controller: UIDocumentInteractionController
    ) { log.append(controller.name ?? "") }
    func documentInteractionController(
      _ controller: UIDocumentInteractionController,
      willBeginSendingToApplication application: String?
    ) { log.append(application ?? "") }
  }

  private final class Book: UIDocument {
    var wrapper = FileWrapper(directoryWithFileWrappers: [:])
    override func contents(forType typeName: String) throws -> Any { wrapper }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      if let contents = contents as? FileWrapper { wrapper = contents }
    }
  }

  @Test func `documents can be folders`() throws {
    let book = Book(fileURL: URL(fileURLWithPath: "/book.pages"))
    let name = book.wrapper.addRegularFile(withContents: Data([1]), preferredFilename: "a")
    let page = FileWrapper(regularFileWithContents: Data([2]))
    page.preferredFilename = "b"
    book.wrapper.addFileWrapper(page)
    book.wrapper.removeFileWrapper(page)
    try book.load(fromContents: book.contents(forType: "public.folder"), ofType: nil)
    expect(book.wrapper.fileWrappers?[name]?.regularFileContents, equals: Data([1]))
  }

  @Test func `documents are shown and handed on`() {
    let reader = Reader()
    reader.open(URL(fileURLWithPath: "/a.pdf"))
    expect(reader.interaction?.name == "Report" && reader.interaction?.uti == "com.adobe.pdf")
    expect(reader.interaction?.icons.isEmpty == false && reader.log.isEmpty)
  }
}
