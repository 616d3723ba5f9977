// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import ViewTree

/// Carries an object, or a file of another program's, from where it is dragged to where it is
/// dropped.
///
/// Differs from UIKit: Foundation has no such class on Linux. Everything is handed over at once, on
/// the caller's thread; a file stays where it is, so that its URL holds beyond the completion.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: (any NSItemProviderWriting)?
  private let file: URL?
  /// A name for what is carried.
  open var suggestedName: String?

  /// Carries nothing.
  public override init() {
    object = nil
    file = nil
    super.init()
  }

  /// Carries `object`.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    file = nil
    super.init()
  }

  /// Carries the file at `fileURL`; nil when there is none.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path)
    else { return nil }
    object = nil
    file = fileURL
    super.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  // MARK: Types

  /// What the carried can be taken as, the best first.
  open var registeredTypeIdentifiers: [String] {
    if let file { return FileKind(file).identifiers }
    return object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? []
  }

  /// Whether the carried can be taken as `typeIdentifier`, or as something that is one.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { FileKind.conforms($0, to: typeIdentifier) }
  }

  // MARK: Objects

  /// Whether what is carried can be taken as an object of the class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    if let object, isKind(object, of: aClass) { return true }
    if file != nil, aClass == NSURL.self { return true }
    return aClass.readableTypeIdentifiersForItemProvider.contains {
      hasItemConformingToTypeIdentifier($0)
    }
  }

  /// Hands over what is carried as an object of the class.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = object as? any NSItemProviderReading, isKind(object, of: aClass) {
      completionHandler(object, nil)
    } else if let file, aClass == NSURL.self {
      completionHandler(file as NSURL, nil)
    } else if let wanted = aClass.readableTypeIdentifiersForItemProvider.first(
      where: { hasItemConformingToTypeIdentifier($0) })
    {
      do {
        let made = try aClass.object(withItemProviderData: try data(), typeIdentifier: wanted)
        completionHandler(made, nil)
      } catch {
        completionHandler(nil, error)
      }
    } else {
      completionHandler(nil, CocoaError(.fileReadUnknown))
    }
    return Self.done
  }

  /// Whether what is carried can be taken as a text or a URL.
  open func canLoadObject<T>(ofClass: T.Type) -> Bool where T: ItemProviderBridging {
    canLoadObject(ofClass: T.ItemProviderObject.self)
  }

  /// Hands over what is carried as a text or a URL.
  @discardableResult
  open func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: ItemProviderBridging {
    loadObject(ofClass: T.ItemProviderObject.self) { object, error in
      completionHandler((object as? T.ItemProviderObject).map(T.init(itemProviderObject:)), error)
    }
  }

  // MARK: Data and files

  /// Hands over the carried file's content.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    do {
      completionHandler(try data(), nil)
    } catch {
      completionHandler(nil, error)
    }
    return Self.done
  }

  /// Hands over where the carried file is.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(file, file == nil ? CocoaError(.fileReadUnknown) : nil)
    return Self.done
  }

  /// Hands over where the carried file is, and that it is in place.
  @discardableResult
  open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(file, file != nil, file == nil ? CocoaError(.fileReadUnknown) : nil)
    return Self.done
  }

  /// The most bytes of a file that are handed over in memory.
  private static let greatestFile = 1 << 30

  private func data() throws -> Data {
    if let file { return try WholeFile(file.path).read(atMost: Self.greatestFile) }
    if let text = object as? NSString { return Data((text as String).utf8) }
    throw CocoaError(.fileReadUnknown)
  }

  private func isKind(_ object: AnyObject, of aClass: any NSItemProviderReading.Type) -> Bool {
    guard let wanted = aClass as? NSObject.Type, let object = object as? NSObject else {
      return type(of: object) == aClass
    }
    return object.isKind(of: wanted)
  }

  private static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
