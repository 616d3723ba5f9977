// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionFileTypes
import MullionViewControllers

/// What a document picker is for, and what becomes of what was chosen.
struct DocumentWork {
  /// What is done.
  enum Kind {
    /// Documents of some types are opened.
    case open([UTType])
    /// Documents get a place outside of the program.
    case export([URL])
  }

  let kind: Kind
  /// Whether the documents stay where they are.
  let asCopy: Bool

  init(_ kind: Kind, asCopy: Bool) {
    (self.kind, self.asCopy) = (kind, asCopy)
  }

  init(exporting urls: [URL], asCopy: Bool) {
    require(
      !urls.isEmpty,
      "UIDocumentPickerViewController(forExporting: []); pass what is to be exported.")
    for url in urls {
      require(
        url.isFileURL,
        "UIDocumentPickerViewController exports files, and '\(url)' is no address of one; write it to a"
          + " file first.")
    }
    self.init(.export(urls), asCopy: asCopy)
  }

  init(opening identifiers: [String], in mode: UIDocumentPickerMode) {
    require(
      !mode.isExport,
      "UIDocumentPickerViewController(documentTypes:in:) with the mode \(mode), in which documents leave;"
        + " pass import or open, or make the picker with urls.")
    self.init(.open(identifiers.map { UTType(importedAs: $0) }), asCopy: mode.asCopy)
  }

  init(exporting urls: [URL], in mode: UIDocumentPickerMode) {
    require(
      mode.isExport,
      "UIDocumentPickerViewController(urls:in:) with the mode \(mode), in which documents come; pass"
        + " exportToService or moveToService, or make the picker with documentTypes.")
    self.init(exporting: urls, asCopy: mode.asCopy)
  }

  /// The mode of old sources that means the same.
  var mode: UIDocumentPickerMode {
    isExport ? (asCopy ? .exportToService : .moveToService) : asCopy ? .import : .open
  }

  var isExport: Bool { if case .export = kind { true } else { false } }

  /// What the person is asked.
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

  /// Copies or moves what has to be; answers where the documents are then.
  ///
  /// A document for which that can't be done is reported, and left out.
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
