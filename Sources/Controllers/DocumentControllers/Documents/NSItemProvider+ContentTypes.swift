// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionFileTypes
public import MullionViewTree

/// The forms that take types of content instead of their names.
extension NSItemProvider {
  /// Carries the file at `fileURL`, as a type of content; nil: as what its name says.
  ///
  /// It may be opened where it is, if `openInPlace`. Where it is `coordinated`, reading waits for who writes the file: there is nobody.
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

  /// What the carried can be taken as, the best first, but for types that nobody declared.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// What can be opened where it is, the best first, but for types that nobody declared.
  public var registeredContentTypesForOpenInPlace: [UTType] {
    registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
  }

  /// What the carried can be taken as that is of a type, the best first.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Offers data that `loadHandler` loads when it is asked for.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Offers a file that `loadHandler` has ready when it is asked for.
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

  /// Hands over what is carried as data of a type, or of the first one that is such a type.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: best(contentType), completionHandler: completionHandler)
  }

  /// Hands over what is carried as a file of a type, or of the first one that is such a type.
  ///
  /// The handler is told whether the file is the one that was given, which only `openInPlace` asks for. A copy is gone when the handler
  /// returns.
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

  /// The name of the type that is loaded where `contentType` is asked for.
  private func best(_ contentType: UTType) -> String {
    registeredTypeIdentifiers.contains(contentType.identifier)
      ? contentType.identifier
      : registeredContentTypes(conformingTo: contentType).first?.identifier
        ?? contentType.identifier
  }
}
