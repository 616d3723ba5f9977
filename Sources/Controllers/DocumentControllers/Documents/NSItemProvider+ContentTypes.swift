// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionFileTypes
public import MullionViewTree

/// Methods that take content types instead of type identifiers.
extension NSItemProvider {
  /// Creates a provider of the file at `fileURL`.
  ///
  /// If `contentType` is `nil`, the type is derived from the file name extension, or is `UTType.data` without
  /// an extension. With `openInPlace`, the file may be opened in place.
  ///
  /// - Note: `coordinated` has no effect on Linux, where there is no file coordination.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false,
    coordinated: Bool = false, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerFileRepresentation(
      for: type, visibility: visibility, openInPlace: openInPlace
    ) { take in
      let isThere = FileManager.default.fileExists(atPath: fileURL.path)
      take(isThere ? fileURL : nil, openInPlace, isThere ? nil : CocoaError(.fileNoSuchFile))
      return nil
    }
  }

  /// The content types of the representations, in order of preference, except for undeclared types.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// The content types of the representations that can be opened in place, in order of preference, except for
  /// undeclared types.
  public var registeredContentTypesForOpenInPlace: [UTType] {
    registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
  }

  /// Returns the content types of the representations that conform to a type, in order of preference.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Registers a data representation that `loadHandler` loads on demand.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Registers a file representation that `loadHandler` provides on demand.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Loads the representation for a type, or the first one for a conforming type, as data.
  ///
  /// - Returns: The progress of loading.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: best(contentType), completionHandler: completionHandler)
  }

  /// Loads the representation for a type, or the first one for a conforming type, as a file.
  ///
  /// With `openInPlace`, the handler receives whether the file is the original one; otherwise it receives
  /// `false`. A copy is deleted when the handler returns.
  ///
  /// - Returns: The progress of loading.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard !openInPlace else {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: best(contentType), completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: best(contentType)) { url, error in
      completionHandler(url, false, error)
    }
  }

  /// Returns the identifier of the registered type that is loaded for `contentType`.
  private func best(_ contentType: UTType) -> String {
    registeredTypeIdentifiers.contains(contentType.identifier)
      ? contentType.identifier
      : registeredContentTypes(conformingTo: contentType).first?.identifier
        ?? contentType.identifier
  }
}
