// SPDX-License-Identifier: Apache-2.0

/// The purposes of document pickers in the API before iOS 14.
@available(iOS, deprecated: 14, message: "use the initializer for opening or for exporting")
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Opening copies of documents.
  case `import` = 0
  /// Opening documents in place.
  case open = 1
  /// Copying documents of the app to another location.
  case exportToService = 2
  /// Moving documents of the app to another location.
  case moveToService = 3

  /// Whether documents are exported from the app.
  var isExport: Bool { self == .exportToService || self == .moveToService }
  /// Whether copies of the documents are opened or exported, instead of the documents themselves.
  var asCopy: Bool { self == .import || self == .exportToService }
}
