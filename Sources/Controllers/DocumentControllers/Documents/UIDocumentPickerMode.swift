// SPDX-License-Identifier: Apache-2.0

/// The purposes of document pickers in the API before iOS 14.
@available(iOS, deprecated: 14, message: "use the initializer for opening or for exporting")
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The opening of copies of documents.
  case `import` = 0
  /// The opening of documents in place.
  case open = 1
  /// The export of copies of the app's documents to another location.
  case exportToService = 2
  /// The export of the app's documents to another location, to which they are moved.
  case moveToService = 3

  /// Whether documents are exported from the app.
  var isExport: Bool { self == .exportToService || self == .moveToService }
  /// Whether copies of the documents are opened or exported, instead of the documents themselves.
  var asCopy: Bool { self == .import || self == .exportToService }
}
