// SPDX-License-Identifier: Apache-2.0

/// What a document picker is for, in sources from before iOS 14.
@available(iOS, deprecated: 14, message: "make the picker for opening or for exporting")
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies of documents are opened.
  case `import` = 0
  /// Documents are opened where they are.
  case open = 1
  /// Documents of the program are copied to a place.
  case exportToService = 2
  /// Documents of the program are moved to a place.
  case moveToService = 3

  /// Whether documents leave the program.
  var isExport: Bool { self == .exportToService || self == .moveToService }
  /// Whether the documents stay where they are.
  var asCopy: Bool { self == .import || self == .exportToService }
}
