// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionFileTypes
import MullionViewControllers

/// The purpose of a document picker, and the operation on the chosen documents.
struct DocumentWork {
  /// The kinds of operations.
  enum Kind {
    /// The opening of documents of the given types.
    case open([UTType])
    /// The export of documents from the app.
    case export([URL])
  }

  let kind: Kind
  /// Whether copies of the documents are opened or exported, instead of the documents themselves.
  let asCopy: Bool

  init(_ kind: Kind, asCopy: Bool) {
    (self.kind, self.asCopy) = (kind, asCopy)
  }

  init(exporting urls: [URL], asCopy: Bool) {
    require(
      !urls.isEmpty,
      "UIDocumentPickerViewController(forExporting: []); pass the files to export.")
    for url in urls {
      require(
        url.isFileURL,
        "UIDocumentPickerViewController exports files, and '\(url)' is not a file URL; write it to a"
          + " file first.")
    }
    self.init(.export(urls), asCopy: asCopy)
  }

  init(opening identifiers: [String], in mode: UIDocumentPickerMode) {
    require(
      !mode.isExport,
      "UIDocumentPickerViewController(documentTypes:in:) with the mode \(mode), which exports; pass"
        + " import or open, or create the picker with urls.")
    self.init(.open(identifiers.map { UTType(importedAs: $0) }), asCopy: mode.asCopy)
  }

  init(exporting urls: [URL], in mode: UIDocumentPickerMode) {
    require(
      mode.isExport,
      "UIDocumentPickerViewController(urls:in:) with the mode \(mode), which imports; pass"
        + " exportToService or moveToService, or create the picker with documentTypes.")
    self.init(exporting: urls, asCopy: mode.asCopy)
  }

  /// The equivalent mode of the API before iOS 14.
  var mode: UIDocumentPickerMode {
    isExport ? (asCopy ? .exportToService : .moveToService) : asCopy ? .import : .open
  }

  var isExport: Bool { if case .export = kind { true } else { false } }

  /// The request for the file dialog.
  var request: FileDialogRequest {
    switch kind {
    case .open(let types):
      let isOfFolders = !types.isEmpty && types.allSatisfy(\.isOfFolders)
      var request = FileDialogRequest(isOfFolders ? .openFolder : .open)
      request.types = types
      return request
    case .export(let urls):
      guard urls.count == 1 else { return FileDialogRequest(.openFolder) }
      return FileDialogRequest(.save(name: urls[0].lastPathComponent))
    }
  }

  /// Copies or moves the documents if necessary, and returns their new locations.
  ///
  /// A document that cannot be copied or moved is logged and left out.
  func carryOut(_ chosen: [URL]) -> [URL] {
    guard let first = chosen.first else { return [] }
    switch kind {
    case .open: return asCopy ? chosen.compactMap { FilePlacing.copyToInbox($0) } : chosen
    case .export(let urls):
      if urls.count == 1 {
        return [FilePlacing.put(urls[0], at: first, staying: asCopy)].compactMap { $0 }
      }
      return urls.compactMap { url in
        let place = FilePlacing.freePlace(for: url.lastPathComponent, in: first)
        return FilePlacing.put(url, at: place, staying: asCopy)
      }
    }
  }
}
